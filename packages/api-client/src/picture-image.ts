import type { Media } from '@suite/api';
import { apiAddress } from './config.ts';
import { pictureUrl } from './picture-url.ts';
import { preloadedChoice } from './preloaded-choice.ts';

/** What a medium says of its picture. */
export interface PictureSource {
  readonly url: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly placeholder: string | null;
  readonly tiles?: Media['tiles'];
}

/** A picture as `Picture` of `@suite/picture` takes it. `alt` is what a screen reader says of it. */
export function pictureImage({ url, widthPx, heightPx, placeholder, tiles }: PictureSource, alt: string) {
  return {
    src: url,
    srcAt: (width: number) => pictureUrl(url, width),
    first: preloadedChoice(apiAddress(url)),
    width: widthPx,
    height: heightPx,
    alt,
    placeholder,
    tiles: tiles && { ...tiles, url: apiAddress(tiles.url) },
  };
}
