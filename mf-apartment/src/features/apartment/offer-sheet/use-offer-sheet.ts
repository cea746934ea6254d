import type { Unit } from '@suite/api';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadQr, type QrCode } from '../../../lib/share/load-qr.ts';
import { floorPlan } from '../plan/floor-plan.ts';

/**
 * The sheet that a printer gets in place of the page. It is made when something prints, by the button here or by
 * the browser's own command; with the button its code comes first.
 */
export function useOfferSheet(unit: Unit, link: string) {
  const [isMade, setMade] = useState(false);
  const [code, setCode] = useState<{ readonly link: string; readonly code: QrCode } | null>(null);
  useEffect(() => {
    // The browser prints what stands in the page when this returns.
    const make = () => flushSync(() => setMade(true));
    window.addEventListener('beforeprint', make);
    return () => window.removeEventListener('beforeprint', make);
  }, []);
  const print = async () => {
    const [loaded] = await Promise.allSettled([loadQr(link), decoded(floorPlan(unit)?.url)]);
    flushSync(() => {
      // A sheet without a code still has the link.
      if (loaded.status === 'fulfilled') setCode({ link, code: loaded.value });
      setMade(true);
    });
    window.print();
  };
  return { isMade, code: code?.link === link ? code.code : null, print: () => void print() };
}

/** Resolves when a picture can be drawn at once. */
async function decoded(url: string | undefined): Promise<void> {
  if (url === undefined) return;
  const image = new Image();
  image.src = url;
  await image.decode();
}
