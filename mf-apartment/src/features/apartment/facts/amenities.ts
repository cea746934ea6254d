import { AMENITIES, type Amenity, type Apartment } from '@suite/contracts';

export type AmenityAnswer = 'yes' | 'no' | 'unknown';

/** "yes" is yes, nothing at all is unknown, and anything else is no. */
export function amenityAnswer(value: unknown): AmenityAnswer {
  if (value === undefined || value === null || value === '') return 'unknown';
  return String(value).trim().toLowerCase() === 'yes' ? 'yes' : 'no';
}

/** The extras of a home by their answer, each group in the order of the table. */
export function groupAmenities(properties: Apartment['properties']): Record<AmenityAnswer, Amenity[]> {
  const having = (answer: AmenityAnswer) =>
    AMENITIES.filter((amenity) => amenityAnswer(properties[amenity]) === answer);
  return { yes: having('yes'), no: having('no'), unknown: having('unknown') };
}
