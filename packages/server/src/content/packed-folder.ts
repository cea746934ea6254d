import { deserialize, serialize } from 'node:v8';
import type { Content, ContentFolder } from '@suite/content';
import type { AnnouncingStore } from '../modules/media/file-repository.ts';
import { hashOf } from '../modules/media/media-store.ts';
import type { KnownPictures } from './known-pictures.ts';
import type { ReadFolder } from './media-files.ts';
import { factsOf, type UnitFacts } from './unit-facts.ts';

/** A folder on its way out of a thread: its units are unpacked by who needs more of them than statuses and prices. */
export interface PackedFolder extends Omit<ReadFolder, 'content'> {
  readonly content: Omit<Content, 'units'>;
  readonly units: Uint8Array;
  /** Those that hold; the packed units may have others. */
  readonly facts: readonly UnitFacts[];
}

/** The folder that this thread packed last, and what it was made of but for the table of its units. */
interface LastFolder {
  readonly otherFiles: string;
  readonly units: Content['units'];
  readonly packed: PackedFolder;
}

let last: LastFolder | null = null;

export interface TakenFolder {
  readonly store: AnnouncingStore;
  readonly files: ContentFolder;
  readonly known: KnownPictures;
  readonly units: Content['units'];
}

/**
 * The folder that was packed last with the statuses and prices of now, where they are all that is new and its files are still
 * stored: a price list of every day is neither stored nor hashed nor packed again. Null for any other.
 */
export async function packedBefore({
  store,
  files,
  known,
  units,
}: TakenFolder): Promise<PackedFolder | null> {
  if (!last || last.otherFiles !== otherFilesOf(files, known) || !isSameBut(last.units, units)) return null;
  const stored = new Set([...files.values()].flatMap((bytes) => known.fileOf(bytes)?.hash ?? []));
  const others = [...last.packed.files.values()].flatMap(({ hash }) => (stored.has(hash) ? [] : [hash]));
  await store.announce(others);
  for (const hash of others) if ((await store.file(hash).sizeBytes()) === null) return null;
  return { ...last.packed, facts: factsOf(units) };
}

export function packFolder(
  { content, ...folder }: ReadFolder,
  { files, known }: Pick<TakenFolder, 'files' | 'known'>,
): PackedFolder {
  const { units, ...rest } = content;
  const packed = { ...folder, content: rest, units: serialize(units), facts: factsOf(units) };
  last = { otherFiles: otherFilesOf(files, known), units, packed };
  return packed;
}

export function unpackFolder({ content, units: packed, facts, ...folder }: PackedFolder): ReadFolder {
  let units: Content['units'] | null = null;
  const unpacked = () =>
    (deserialize(packed) as Content['units']).map((unit, index) => {
      const { status, price } = facts[index] ?? { status: unit.status, price: unit.price_eur };
      return { ...unit, status, price_eur: price };
    });
  return {
    ...folder,
    facts,
    content: {
      ...content,
      get units() {
        units ??= unpacked();
        return units;
      },
    },
  };
}

const TABLES: readonly string[] = ['units.csv', 'units.xlsx'];

function otherFilesOf(files: ContentFolder, known: KnownPictures): string {
  const lines = [...files].flatMap(([name, bytes]) =>
    TABLES.includes(name) ? [] : `${name} ${known.hashOf(bytes)}\n`,
  );
  return hashOf(Buffer.from(lines.join('')));
}

/** Whether they differ in statuses and prices at most. */
function isSameBut(before: Content['units'], after: Content['units']): boolean {
  return (
    before.length === after.length &&
    before.every((unit, index) => {
      const other = after[index];
      for (const key in unit) {
        if (key === 'status' || key === 'price_eur') continue;
        if (unit[key as keyof typeof unit] !== other?.[key as keyof typeof unit]) return false;
      }
      return true;
    })
  );
}
