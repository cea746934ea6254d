import {
  ORIENTATIONS,
  type Orientation,
  TYPE_KEYS,
  type TypeKey,
  UNIT_STATUSES,
  type UnitStatus,
} from '@suite/contracts';
import { foldText } from './unit-columns.ts';

const STATUS_TEXTS: Readonly<Record<UnitStatus, readonly string[]>> = {
  available: ['free', 'for sale', 'slobodan', 'slobodno', 'slobodna', 'dostupan', 'u prodaji'],
  'pending-reservation': ['pending', 'pending reservation', 'rezervacija u toku', 'u pregovoru'],
  reserved: ['rezervisan', 'rezervisano', 'rezervisana'],
  sold: ['prodat', 'prodato', 'prodata'],
  unavailable: ['not for sale', 'nedostupan', 'nedostupno', 'nije u prodaji'],
};

/** Rooms are not bedrooms: `dvosoban` stands for none of them. */
const TYPE_TEXTS: Readonly<Record<TypeKey, readonly string[]>> = {
  studio: ['garsonjera'],
  one_bedroom: ['one bedroom', '1 bedroom', '1 spavaca soba', 'jedna spavaca soba'],
  two_bedroom: ['two bedroom', 'two bedrooms', '2 bedrooms', '2 spavace sobe', 'dve spavace sobe'],
  three_bedroom: ['three bedroom', 'three bedrooms', '3 bedrooms', '3 spavace sobe', 'tri spavace sobe'],
  four_bedroom: ['four bedroom', 'four bedrooms', '4 bedrooms', '4 spavace sobe', 'cetiri spavace sobe'],
  five_bedroom: ['five bedroom', 'five bedrooms', '5 bedrooms', '5 spavacih soba', 'pet spavacih soba'],
  six_bedroom: ['six bedroom', 'six bedrooms', '6 bedrooms', '6 spavacih soba', 'sest spavacih soba'],
  duplex: ['dupleks'],
  public_area: ['public area', 'zajednicki prostor'],
};

const SERBIAN_ORIENTATIONS: Readonly<Record<string, Orientation>> = {
  s: 'N',
  si: 'NE',
  i: 'E',
  ji: 'SE',
  j: 'S',
  jz: 'SW',
  z: 'W',
  sz: 'NW',
};

/** In full, where the languages cannot be mixed up. */
const ORIENTATION_TEXTS: Readonly<Record<string, Orientation>> = {
  north: 'N',
  'north east': 'NE',
  east: 'E',
  'south east': 'SE',
  south: 'S',
  'south west': 'SW',
  west: 'W',
  'north west': 'NW',
  sever: 'N',
  severoistok: 'NE',
  istok: 'E',
  jugoistok: 'SE',
  jug: 'S',
  jugozapad: 'SW',
  zapad: 'W',
  severozapad: 'NW',
};

const YES_TEXTS = ['yes', 'da', 'true', '1', '+', 'x', '✓', 'ima'];
const NO_TEXTS = ['no', 'ne', 'false', '0', '-', '–', 'nema'];

export function statusOfText(text: string): UnitStatus | null {
  const folded = foldText(text);
  return UNIT_STATUSES.find((status) => status === folded || STATUS_TEXTS[status].includes(folded)) ?? null;
}

/** `titles` are those that the project gives its types. */
export function typeOfText(text: string, titles: ReadonlyMap<string, TypeKey>): TypeKey | null {
  const folded = foldText(text);
  const own = titles.get(folded);
  if (own) return own;
  return TYPE_KEYS.find((key) => key === folded || TYPE_TEXTS[key].includes(folded)) ?? null;
}

/** S is south in English and north in Serbian: which one it is, the heading says. */
export function orientationOfText(text: string, language: 'en' | 'sr'): Orientation | null {
  const folded = foldText(text).replaceAll(/[-/ ]+/g, ' ');
  const letters = folded.replaceAll(' ', '');
  const short =
    language === 'sr'
      ? SERBIAN_ORIENTATIONS[letters]
      : ORIENTATIONS.find((one) => one.toLowerCase() === letters);
  return short ?? ORIENTATION_TEXTS[folded] ?? null;
}

export function amenityOfText(text: string): 'yes' | 'no' | null {
  const folded = foldText(text);
  if (YES_TEXTS.includes(folded)) return 'yes';
  return NO_TEXTS.includes(folded) ? 'no' : null;
}
