import { PICTURE_WIDTHS } from '@suite/contracts';

/** Address of a picture at the smallest served width that is at least `width` device pixels; else the original. */
export function pictureUrl(url: string, width: number): string {
  const served = PICTURE_WIDTHS.find((one) => one >= width);
  if (!served) return url;
  return `${url}${url.includes('?') ? '&' : '?'}resize=${served}`;
}
