import { createHash } from 'node:crypto';
import type { Content } from '@suite/content';
import type { StoredFile } from './media-files.ts';
import { stableText } from './stable-text.ts';

/** Raised when the same content gives other rows than before. */
export const IMPORT_VERSION = '5';

/** Parts of content that are maps, which JSON has no word for. */
type MapPart = 'polygons' | 'rooms' | 'unitPlans' | 'sizes';
type Entries<Part> =
  Part extends ReadonlyMap<infer Key, infer Value> ? readonly (readonly [Key, Value])[] : never;

/** Content as JSON. */
export type StoredContent = Omit<Content, MapPart | 'light' | 'model'> & {
  readonly [Part in MapPart]: Entries<Content[Part]>;
} & {
  /** Not in versions of before it was known, nor where a project has none: those keep their hash. */
  readonly light?: Content['light'];
  /** Likewise. */
  readonly model?: Content['model'];
};

export function toStored({
  project,
  units,
  light,
  polygons,
  rooms,
  unitPlans,
  sizes,
  model,
}: Content): StoredContent {
  return {
    project,
    units,
    ...(light.length > 0 && { light }),
    polygons: [...polygons],
    rooms: [...rooms],
    unitPlans: [...unitPlans],
    sizes: [...sizes],
    ...(model && { model }),
  };
}

export function fromStored(stored: StoredContent): Content {
  return {
    project: stored.project,
    units: stored.units,
    light: stored.light ?? [],
    polygons: new Map(stored.polygons),
    rooms: new Map(stored.rooms),
    unitPlans: new Map(stored.unitPlans),
    sizes: new Map(stored.sizes),
    model: stored.model ?? null,
  };
}

/** Changes when anything does but statuses and prices, which are no part of a version: the same hash gives the same rows. */
export function hashOfContent(content: Content, files: ReadonlyMap<string, StoredFile>): string {
  const units = content.units.map((unit) => ({ ...unit, status: undefined, price_eur: undefined }));
  const names = [...files].map(([name, { hash }]) => [name, hash]).sort();
  const text = stableText([IMPORT_VERSION, { ...toStored(content), units }, names]);
  return createHash('sha256').update(text).digest('hex');
}
