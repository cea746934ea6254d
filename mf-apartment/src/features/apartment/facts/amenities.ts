import type { Unit } from '@suite/api';
import { AMENITIES, type Amenity } from '@suite/contracts';

export type AmenityValue = 'yes' | 'no' | 'unknown';

/** "yes" is yes, nothing at all is unknown, and anything else is no. */
export function amenityValue(value: unknown): AmenityValue {
  if (value === undefined || value === null || value === '') return 'unknown';
  return String(value).trim().toLowerCase() === 'yes' ? 'yes' : 'no';
}

/** The extras of a home by their answer, each group in the order of the table. */
export function groupAmenities(properties: Unit['properties']): Record<AmenityValue, Amenity[]> {
  const having = (response: AmenityValue) =>
    AMENITIES.filter((amenity) => amenityValue(properties[amenity]) === response);
  return { yes: having('yes'), no: having('no'), unknown: having('unknown') };
}
