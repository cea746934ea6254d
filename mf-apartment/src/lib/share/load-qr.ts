import { qrPath } from './qr-path.ts';

/** A code as one SVG path in a square of `size` units, its quiet zone included. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** Units of light around a code, without which readers do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Makes the code of a text; the maker is fetched when the first one is asked for. */
export async function loadQr(text: string): Promise<QrCode> {
  const { encode } = await import(/* webpackChunkName: "qr" */ 'uqr');
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: qrPath(data) };
}
