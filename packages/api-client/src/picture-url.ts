import { PICTURE_WIDTHS } from '@suite/contracts';
import { apiAddress } from './config.ts';

/** Address of a picture at the smallest served width that is at least `width` device pixels; else the original. */
export function pictureUrl(url: string, width: number): string {
  const served = PICTURE_WIDTHS.find((one) => one >= Math.min(width, widestPx()));
  const address = apiAddress(url);
  if (!served) return address;
  return `${address}${url.includes('?') ? '&' : '?'}resize=${served}`;
}

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Wide enough for a phone, where every byte is slow or paid for. */
const SAVING_PX = 800;

function widestPx(): number {
  const network = (navigator as { connection?: NetworkInformation }).connection;
  const isSaving = network?.saveData || network?.effectiveType?.endsWith('2g');
  return isSaving ? SAVING_PX : Number.POSITIVE_INFINITY;
}
