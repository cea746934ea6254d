import type { Building, Unit } from '@suite/api';
import { useLocale } from '@suite/bus';
import type { Locale } from '@suite/contracts';
import { floorPlan, terraceView } from '@suite/domain';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadQr, type QrCode } from '../../../lib/share/load-qr.ts';
import { unitView } from '../position/unit-view.ts';
import { loadSeller, type Seller } from './load-seller.ts';
import { sheetPicture } from './sheet-picture.ts';

/** Where the browser does not say that it rests, and where it never does. */
const REST_MS = 2_000;

/** What a sheet has that the page has not; null where it could not come in time. */
interface Extras {
  readonly link: string;
  readonly code: QrCode | null;
  readonly seller: Seller | null;
}

/**
 * The sheet that a printer gets in place of the page. It is made when something prints, by the button here or by
 * the browser's own command. The latter waits for nothing, so code and seller come as soon as the page rests; the
 * button waits for the pictures too.
 */
export function useOfferSheet(unit: Unit, building: Building | null, link: string) {
  const locale = useLocale();
  const [isMade, setMade] = useState(false);
  const [extras, setExtras] = useState<Extras | null>(null);
  const { projectId } = unit;
  useEffect(() => {
    // The browser prints what stands in the page when this returns.
    const make = () => flushSync(() => setMade(true));
    window.addEventListener('beforeprint', make);
    return () => window.removeEventListener('beforeprint', make);
  }, []);
  useEffect(() => {
    let isOver = false;
    const cancel = whenAtRest(async () => {
      const loaded = await loadExtras(projectId, link, locale);
      if (!isOver) setExtras(loaded);
    });
    return () => {
      isOver = true;
      cancel();
    };
  }, [projectId, link, locale]);
  const print = async () => {
    const view = building && unitView(building, unit.id);
    const terrace = terraceView(unit);
    const pictures = [
      decoded(floorPlan(unit)?.url),
      decoded(view && sheetPicture(view)),
      decoded(terrace && sheetPicture(terrace)),
    ];
    const [loaded] = await Promise.all([loadExtras(projectId, link, locale), Promise.allSettled(pictures)]);
    flushSync(() => {
      setExtras(loaded);
      setMade(true);
    });
    window.print();
  };
  const own = extras?.link === link ? extras : null;
  return { isMade, code: own?.code ?? null, seller: own?.seller ?? null, print: () => void print() };
}

/** Calls back once the browser has nothing else to do, and after a while all the same. */
function whenAtRest(call: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(call, { timeout: REST_MS });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(call, REST_MS);
  return () => clearTimeout(id);
}

async function loadExtras(projectId: number, link: string, locale: Locale): Promise<Extras> {
  const seller = loadSeller(projectId, locale);
  const logos = seller.then(({ project, organization }) =>
    Promise.allSettled([decoded(project.logo), decoded(organization.logo)]),
  );
  const [code, loaded] = await Promise.allSettled([loadQr(link), seller, logos]);
  return { link, code: loadedOf(code), seller: loadedOf(loaded) };
}

function loadedOf<Value>(result: PromiseSettledResult<Value>): Value | null {
  return result.status === 'fulfilled' ? result.value : null;
}

/** Resolves when a picture can be drawn at once. */
async function decoded(url: string | null | undefined): Promise<void> {
  if (!url) return;
  const image = new Image();
  image.src = url;
  await image.decode();
}
