import { TYPE_KEYS, type TypeKey } from '@suite/contracts';
import type { UnitRow } from '../table/unit-row.ts';
import type { Project } from './load-content.ts';

const TITLES: Readonly<Record<TypeKey, { readonly en: string; readonly sr: string }>> = {
  studio: { en: 'Studio', sr: 'Garsonjera' },
  one_bedroom: { en: 'One bedroom', sr: 'Jedna spavaća soba' },
  two_bedroom: { en: 'Two bedrooms', sr: 'Dve spavaće sobe' },
  three_bedroom: { en: 'Three bedrooms', sr: 'Tri spavaće sobe' },
  four_bedroom: { en: 'Four bedrooms', sr: 'Četiri spavaće sobe' },
  five_bedroom: { en: 'Five bedrooms', sr: 'Pet spavaćih soba' },
  six_bedroom: { en: 'Six bedrooms', sr: 'Šest spavaćih soba' },
  duplex: { en: 'Duplex', sr: 'Dupleks' },
  public_area: { en: 'Public area', sr: 'Zajednički prostor' },
};

/** The types of a project that names none: those of its units, under their usual titles. */
export function typesOfUnits(units: readonly UnitRow[]): Project['types'] {
  const used = new Set(units.map((unit) => unit.type));
  return TYPE_KEYS.filter((key) => used.has(key)).map((key) => ({ key, title: TITLES[key] }));
}
