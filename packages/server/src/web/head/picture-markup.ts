import { createHash } from 'node:crypto';
import { escaped } from '../../html.ts';
import type { FirstPicture } from './first-picture.ts';

/** The picture of a page as its HTML has it. */
export interface PictureMarkup {
  readonly preload: string;
  readonly image: string;
  /** Where the picture stands, for the style sheet of the shell (`shell/src/first-picture`). */
  readonly style: string;
  /** The policy of the page names it. */
  readonly styleHash: string;
}

export interface PictureReader {
  /** What the picture shows, for who does not see it. */
  readonly alt: string;
  /** Who has chosen cookies is not asked below the picture. */
  readonly hasConsent: boolean;
  /** The page brings its picture to life before its scripts are there. */
  readonly hasShapes: boolean;
}

export function pictureMarkup(
  picture: FirstPicture,
  { alt, hasConsent, hasShapes }: PictureReader,
): PictureMarkup {
  const { kind, url, srcset, sizes, width, height, focus, shapes, caption, isPriced } = picture;
  const style = `[data-first-picture]{--ratio:${width / height};--focus-x:${focus.x};--focus-y:${focus.y};--focus-width:${focus.width};--focus-height:${focus.height}}`;
  const choice = `srcset="${escaped(srcset)}" sizes="${escaped(sizes)}"`;
  return {
    preload: `<link rel="preload" as="image" fetchpriority="high" image${choice.replace(' sizes=', ' imagesizes=')}>`,
    image: `<div data-first-picture="${kind}" data-picture="${escaped(url)}"${hasConsent ? ' data-consent' : ''}${isPriced ? ' data-priced' : ''}><img ${choice} width="${width}" height="${height}" fetchpriority="high" alt="${escaped(alt)}">${caption ? `<p>${escaped(caption)}</p>` : ''}</div>${hasShapes ? shapesMarkup(shapes) : ''}`,
    style: `<style>${style}</style>`,
    styleHash: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  };
}

/** Data is not run; without `<` nothing in it ends its script. */
function shapesMarkup(shapes: FirstPicture['shapes']): string {
  const json = JSON.stringify(shapes).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="first-shapes">${json}</script>`;
}
