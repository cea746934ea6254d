export type AmenityAnswer = 'yes' | 'no' | 'unknown';

/** "yes" is yes, nothing at all is unknown (N/A), and anything else is no (specification §2, §3). */
export function amenityAnswer(value: unknown): AmenityAnswer {
  if (value === undefined || value === null || value === '') return 'unknown';
  return String(value).trim().toLowerCase() === 'yes' ? 'yes' : 'no';
}
