import type { Building, Unit } from '@suite/api';
import { useLocale } from '@suite/bus';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadQr, type QrCode } from '../../../lib/share/load-qr.ts';
import { floorPlan } from '../plan/floor-plan.ts';
import { unitView } from '../position/unit-view.ts';
import { loadSeller, type Seller } from './load-seller.ts';
import { sheetPicture } from './sheet-picture.ts';

/** What a sheet has that the page has not; null where it could not come in time. */
interface Extras {
  readonly link: string;
  readonly code: QrCode | null;
  readonly seller: Seller | null;
}

/**
 * The sheet that a printer gets in place of the page. It is made when something prints, by the button here or by
 * the browser's own command; with the button its code, its seller and its pictures come first.
 */
export function useOfferSheet(unit: Unit, building: Building | null, link: string) {
  const locale = useLocale();
  const [isMade, setMade] = useState(false);
  const [extras, setExtras] = useState<Extras | null>(null);
  useEffect(() => {
    // The browser prints what stands in the page when this returns.
    const make = () => flushSync(() => setMade(true));
    window.addEventListener('beforeprint', make);
    return () => window.removeEventListener('beforeprint', make);
  }, []);
  const print = async () => {
    const view = building && unitView(building, unit.id);
    const seller = loadSeller(unit, locale);
    const logos = seller.then(({ project, organization }) =>
      Promise.allSettled([decoded(project.logo), decoded(organization.logo)]),
    );
    const pictures = [decoded(floorPlan(unit)?.url), decoded(view && sheetPicture(view)), logos];
    const [code, loaded] = await Promise.allSettled([loadQr(link), seller, ...pictures]);
    flushSync(() => {
      setExtras({ link, code: loadedOf(code), seller: loadedOf(loaded) });
      setMade(true);
    });
    window.print();
  };
  const own = extras?.link === link ? extras : null;
  return { isMade, code: own?.code ?? null, seller: own?.seller ?? null, print: () => void print() };
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
