import { currentNetwork, isSparing, PICTURE_WIDTHS } from '@suite/contracts';
import { apiAddress } from './config.ts';

/** Address of a picture at the smallest served width that is at least `width` device pixels; else the original. */
export function pictureUrl(url: string, width: number): string {
  const served = PICTURE_WIDTHS.find((one) => one >= Math.min(width, widestPx()));
  const address = apiAddress(url);
  if (!served) return address;
  return `${address}${url.includes('?') ? '&' : '?'}resize=${served}`;
}

/** CSS `object-position` that keeps the focus point in sight where a picture is cut; undefined: its middle. */
export function focusPosition(focus: { readonly x: number; readonly y: number } | undefined) {
  return focus && `${focus.x}% ${focus.y}%`;
}

/** Wide enough for a phone, where every byte is slow or paid for. */
const SAVING_PX = 800;

function widestPx(): number {
  return isSparing(currentNetwork()) ? SAVING_PX : Number.POSITIVE_INFINITY;
}
