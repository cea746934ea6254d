import type { Unit } from '@suite/api';
import { AMENITIES, type Locale } from '@suite/contracts';
import { amenityValue, parseTypeKey } from '@suite/domain';
import { formatArea, formatFloor, formatUnitType } from '../../mail/templates/formats.ts';
import { SHEET_LABELS } from './labels.ts';
import type { Sheet } from './sheet.ts';

/** What is known of a unit; what is not known has no row. */
export function factRows(unit: Unit, floors: number, locale: Locale): Sheet['facts'] {
  const labels = SHEET_LABELS[locale];
  const typeKey = parseTypeKey(unit.apartmentTypeKey);
  const rows = [
    { label: labels.type, value: typeKey && formatUnitType(typeKey, locale) },
    { label: labels.netArea, value: unit.area > 0 && formatArea(unit.area, locale) },
    { label: labels.terrace, value: unit.terraceArea && formatArea(unit.terraceArea, locale) },
    { label: labels.floor, value: floorText(unit.floor, floors, locale) },
    { label: labels.orientation, value: unit.orientation && labels.orientations[unit.orientation] },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

function floorText(floor: number, floors: number, locale: Locale): string {
  const text = formatFloor(floor, locale);
  if (floor < 1 || floor > floors) return text;
  return SHEET_LABELS[locale].floorOf.replace('{floor}', text).replace('{total}', String(floors));
}

/** Extras that the unit has, in the order of the table. */
export function extrasOf({ properties }: Unit, locale: Locale): string {
  return AMENITIES.filter((amenity) => amenityValue(properties[amenity]) === 'yes')
    .map((amenity) => SHEET_LABELS[locale].amenities[amenity])
    .join(', ');
}
