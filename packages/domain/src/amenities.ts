export type AmenityValue = 'yes' | 'no' | 'unknown';

/** "yes" is yes, nothing at all is unknown (N/A), and anything else is no (specification §2, §3). */
export function amenityValue(value: unknown): AmenityValue {
  if (value === undefined || value === null || value === '') return 'unknown';
  return String(value).trim().toLowerCase() === 'yes' ? 'yes' : 'no';
}
