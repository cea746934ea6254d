import type { Media, RichText } from '@suite/api';
import { MEDIA_TYPE_IDS } from '@suite/contracts';

/** A picture of a point of interest. */
export interface PoiPicture {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

export interface PoiText {
  readonly text: string;
  readonly rich: RichText | undefined;
}

export interface PoiContent {
  readonly pictures: readonly PoiPicture[];
  /** Texts beside the description, in their order, each once. */
  readonly texts: readonly PoiText[];
}

/** What of the media is to be seen and to be read. The title is the name that the point has anyway. */
export function poiContent(media: readonly Media[]): PoiContent {
  const pictures = media.flatMap(({ id, name, url, contentType }): PoiPicture[] => {
    if (url === null || !contentType?.startsWith('image/')) return [];
    return [{ id, name, url }];
  });
  const texts = new Map<string, PoiText>();
  for (const { mediaTypeId, textualContent, richContent } of media) {
    if (textualContent && mediaTypeId !== MEDIA_TYPE_IDS.poi_title)
      texts.set(textualContent, { text: textualContent, rich: richContent });
  }
  return { pictures, texts: [...texts.values()] };
}
