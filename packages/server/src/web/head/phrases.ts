import type { Media, UnitCounts } from '@suite/api';
import { type Locale, MEDIA_TYPE_IDS, routePath } from '@suite/contracts';
import type { Crumb, SharePicture } from './page-head.ts';
import { PAGE_LABELS } from './page-labels.ts';

/** Search engines show about so much of a description. */
const DESCRIPTION_LENGTH = 160;
/** Width of the picture of a shared link: 1,200 pixels are asked for, this is the next that is made. */
const SHARE_WIDTH = 1280;

/** Puts values where a text names them. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}

export function mapCrumb(locale: Locale): Crumb {
  return { name: PAGE_LABELS[locale].map, path: routePath('map', 'en') };
}

/** How many homes are available, where that may be told. */
export function availabilitySentence(
  { unitCounts: { available, total } }: { readonly unitCounts: UnitCounts },
  locale: Locale,
): string | null {
  if (available === null || total === 0) return null;
  return fill(PAGE_LABELS[locale].available, { available, total });
}

/** A description on one line, cut at a word; the sentence after it stays whole. Null when there is nothing to say. */
export function shortened(text: string | null, sentence: string | null): string | null {
  const line = (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const room = DESCRIPTION_LENGTH - (sentence === null ? 0 : sentence.length + 2);
  const cut = line.length <= room ? line : `${line.slice(0, room - 1).replace(/\s*\S*$/, '')}…`;
  if (sentence === null || cut === '') return sentence ?? (cut || null);
  return `${cut}${/[.!?…]$/.test(cut) ? '' : '.'} ${sentence}`;
}

/**
 * The first raster picture; the project's title image before its others, of a home what is seen from its terrace. Drawings are
 * not shown with links. `name` is said of a picture that says nothing of itself.
 */
export function sharePicture(media: readonly Media[], name: string): SharePicture | null {
  const pictures = media.filter(({ contentType, url }) => url && RASTER.test(contentType ?? ''));
  const plain = pictures.filter(({ mediaTypeId }) => mediaTypeId !== MEDIA_TYPE_IDS.floor_plan);
  const { url, mediaData } = plain[0] ?? pictures[0] ?? {};
  return url ? { path: `${url}&resize=${SHARE_WIDTH}`, alt: mediaData?.alt ?? name } : null;
}

const RASTER = /^image\/(jpeg|png|webp)$/;
