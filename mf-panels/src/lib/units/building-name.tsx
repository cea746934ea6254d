import { getBuilding } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { limitedRead } from './limited-read.ts';

/** Numbers repeat from building to building: a unit outside its own is named with it. Nothing until it is read. */
export function BuildingName({ id }: { readonly id: number }) {
  const { data } = useRead(limitedRead(readOf(getBuilding, { id, ...inLanguage(useLocale()) })));
  return data ? data.title || data.name : null;
}
