import { type Content, unitKey } from '@suite/content';
import type { AttributesOf } from '../operations/operation-types.ts';

type UnitChange = AttributesOf<'getVersionChanges'>['units'][number];
type Row = Content['units'][number];

/** What of a unit belongs to a version, by the names that the API has; statuses and prices are of now. */
const FACTS = {
  typeKey: 'type',
  area: 'net_area',
  terraceArea: 'terrace_area',
  floor: 'floor',
  rooms: 'rooms',
  orientation: 'orientation',
} as const satisfies Readonly<Record<UnitChange['field'], keyof Row>>;

/** Facts of units that both versions have and that differ, before and after, in the order of the later one. */
export function unitChanges(before: Content, after: Content): UnitChange[] {
  const known = new Map(before.units.map((unit) => [unitKey(unit.building, unit.number), unit]));
  return after.units.flatMap((unit) => {
    const key = unitKey(unit.building, unit.number);
    const former = known.get(key);
    if (!former) return [];
    const fields = Object.keys(FACTS) as (keyof typeof FACTS)[];
    return fields
      .map((field) => ({ key, field, before: former[FACTS[field]], after: unit[FACTS[field]] }))
      .filter((change) => change.before !== change.after);
  });
}
