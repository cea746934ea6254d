import { AMENITIES, type Amenity } from '@suite/contracts';

/** What a table of units may have, by the names that an export gives. */
export const UNIT_COLUMNS = [
  'number',
  'building',
  'floor',
  'type',
  'rooms',
  'net_area',
  'terrace_area',
  'price_eur',
  'status',
  'orientation',
  ...AMENITIES,
] as const;
export type UnitColumn = (typeof UNIT_COLUMNS)[number];

/** Without these there is no unit; of the others a table may have what it has. */
export const REQUIRED_COLUMNS: readonly UnitColumn[] = ['number', 'building', 'floor', 'type', 'net_area'];

type Language = 'en' | 'sr';
type Headings = Readonly<Record<Language, readonly string[]>>;

const AMENITY_HEADINGS: Readonly<Record<Amenity, Headings>> = {
  parking: { en: ['parking', 'parking space'], sr: ['parking mesto'] },
  garage: { en: ['garage', 'garage space'], sr: ['garaža', 'garažno mesto'] },
  activities: { en: ['activities'], sr: ['sadržaji'] },
  pool: { en: ['pool', 'swimming pool'], sr: ['bazen'] },
  gym: { en: ['gym'], sr: ['teretana'] },
  balcony: { en: ['balcony'], sr: ['balkon'] },
  playground: { en: ['playground'], sr: ['igralište', 'dečje igralište'] },
  grill: { en: ['grill', 'barbecue'], sr: ['roštilj'] },
  laundry: { en: ['laundry'], sr: ['vešeraj', 'vešernica'] },
  doorman: { en: ['doorman', 'concierge'], sr: ['portir', 'recepcija'] },
};

/** How people head these columns, in both languages; case, accents, units and punctuation do not count. */
const HEADINGS: Readonly<Record<UnitColumn, Headings>> = {
  number: {
    en: ['number', 'no', 'unit', 'unit no', 'unit number', 'home', 'apartment', 'apartment number', 'flat'],
    sr: ['broj', 'br', 'broj stana', 'br stana', 'stan', 'oznaka', 'oznaka stana'],
  },
  building: { en: ['building', 'block', 'house'], sr: ['zgrada', 'objekat', 'lamela', 'kuća'] },
  floor: { en: ['floor', 'level', 'storey'], sr: ['sprat', 'etaža'] },
  type: {
    en: ['type', 'unit type', 'apartment type', 'layout'],
    sr: ['struktura', 'struktura stana', 'tip', 'tip stana'],
  },
  rooms: { en: ['rooms', 'number of rooms'], sr: ['sobe', 'broj soba'] },
  net_area: {
    en: ['net area', 'area', 'size', 'living area'],
    sr: ['površina', 'neto površina', 'površina stana', 'kvadratura'],
  },
  terrace_area: { en: ['terrace area', 'terrace'], sr: ['terasa', 'površina terase'] },
  price_eur: { en: ['price', 'price incl vat'], sr: ['cena', 'cijena', 'cena sa pdv', 'cena sa pdv om'] },
  status: { en: ['status', 'availability'], sr: ['stanje', 'dostupnost'] },
  orientation: { en: ['orientation', 'facing'], sr: ['orijentacija', 'strana sveta'] },
  ...AMENITY_HEADINGS,
};

export interface KnownHeading {
  readonly column: UnitColumn;
  readonly language: Language;
}

const KNOWN: ReadonlyMap<string, KnownHeading> = new Map(
  UNIT_COLUMNS.flatMap((column) =>
    (['sr', 'en'] as const).flatMap((language) =>
      [...HEADINGS[column][language], ...(language === 'en' ? [column] : [])].map(
        (heading) => [foldHeading(heading), { column, language }] as const,
      ),
    ),
  ),
);

/** The column that a heading means; null for what is none of ours. */
export function columnOf(heading: string): KnownHeading | null {
  return KNOWN.get(foldHeading(heading)) ?? null;
}

/** How a column is headed, in the words of both languages. */
export function headingsOf(column: UnitColumn): string {
  return [...HEADINGS[column].en.slice(0, 1), ...HEADINGS[column].sr.slice(0, 1)].join(' / ');
}

/** Lower case without accents and punctuation: `Površina (m²)` is `povrsina`. */
function foldHeading(heading: string): string {
  return foldText(heading)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/(?: (?:m2|eur|euro))+$/, '');
}

/** Lower case, without accents and with `²` as `2`; Serbian đ as dj. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('đ', 'dj')
    .replaceAll('€', ' eur')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .trim();
}
