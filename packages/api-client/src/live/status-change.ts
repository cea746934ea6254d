import { decideCommercialState } from '@suite/access';
import type { Unit } from '@suite/api';
import { UNIT_STATUSES, type UnitStatus } from '@suite/contracts';
import { parsePrice } from '@suite/domain';

/** What an event `status` of a building tells. */
export interface StatusChange {
  readonly apartmentId: number;
  readonly status: UnitStatus;
  /** Time of the change, ISO 8601. */
  readonly asOf: string;
}

/** Reads the data of an event; null for what cannot be read. */
export function parseStatusChange(data: string): StatusChange | null {
  const { apartmentId, status, asOf } = parseObject(data);
  const known = UNIT_STATUSES.find((one) => one === status);
  if (typeof apartmentId !== 'number' || !known || typeof asOf !== 'string') return null;
  return { apartmentId, status: known, asOf };
}

/** Reads the data of the event `ready`: as of when the building stands; null for what cannot be read. */
export function parseAsOf(data: string): string | null {
  const { asOf } = parseObject(data);
  return typeof asOf === 'string' ? asOf : null;
}

function parseObject(data: string): Record<string, unknown> {
  try {
    return (JSON.parse(data) as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * The unit as a change leaves it; the same unit when the change is older or tells nothing new. One that comes back on
 * sale has no price until it is read again.
 */
export function changedUnit(unit: Unit, { status, asOf }: StatusChange): Unit {
  if (Date.parse(asOf) < Date.parse(unit.asOf)) return unit;
  if (unit.asOf === asOf && (unit.properties.status ?? unit.status) === status) return unit;
  const { properties } = unit;
  return {
    ...unit,
    status,
    ...(unit.commercialState && {
      commercialState: decideCommercialState(status, parsePrice(properties.price)),
    }),
    properties: properties.status === undefined ? properties : { ...properties, status },
    asOf,
  };
}

/** Units as the changes leave them; the same list when nothing is new. Unknown units are left out. */
export function changedUnits(
  units: readonly Unit[],
  changes: ReadonlyMap<number, StatusChange>,
): readonly Unit[] {
  const next = units.map((unit) => {
    const change = changes.get(unit.id);
    return change ? changedUnit(unit, change) : unit;
  });
  return next.some((unit, index) => unit !== units[index]) ? next : units;
}

/** When the youngest of the units was true, in milliseconds since 1970. */
export function latestAsOfMs(units: readonly Unit[]): number {
  return Math.max(...units.map((unit) => Date.parse(unit.asOf)));
}
