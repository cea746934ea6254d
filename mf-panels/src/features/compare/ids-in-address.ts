import { parseId } from '@suite/contracts';

/** Ids of homes in an address, `1,2,3`: each once, at most `limit`; null where there are none named at all. */
export function idsInAddress(text: string | null, limit: number): readonly number[] | null {
  if (text === null) return null;
  const ids = text.split(',').map((one) => parseId(one.trim()));
  return [...new Set(ids.filter((id) => id !== null))].slice(0, limit);
}
