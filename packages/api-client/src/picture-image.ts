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
  /** What is to be seen, where somebody wrote it. */
  readonly alt?: string | undefined;
}

/** A picture as `Picture` of `@suite/picture` takes it. `name` is what a screen reader says of one without a text. */
export function pictureImage(
  { url, widthPx, heightPx, placeholder, tiles, alt }: PictureSource,
  name: string,
) {
  return {
    src: url,
    srcAt: (width: number) => pictureUrl(url, width),
    first: preloadedChoice(apiAddress(url)),
    width: widthPx,
    height: heightPx,
    alt: alt ?? name,
    placeholder,
    tiles: tiles && { ...tiles, url: apiAddress(tiles.url) },
  };
}
