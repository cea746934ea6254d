import { priceOf } from '@suite/access';
import type { Unit } from '@suite/api';
import { AMENITIES, type Amenity, type UnitStatus } from '@suite/contracts';
import {
  type AmenityValue,
  amenityValue,
  type ComparedKey,
  type CompareMark,
  compareMarks,
  knownRooms,
  statusOf,
} from '@suite/domain';

/** A home of the comparison; null while it is not there. */
export type ComparedUnit = Unit | null;

interface Marked {
  readonly values: readonly (number | null)[];
  readonly marks: readonly CompareMark[];
}

/** A line of the table: a value for every home, in their order; null is N/A. */
export type CompareRow =
  | { readonly kind: 'status'; readonly values: readonly (UnitStatus | null)[] }
  | ({ readonly kind: 'area' | 'rooms' } & Marked)
  /** Of a home without a price its commercial state is shown. */
  | ({ readonly kind: 'price'; readonly units: readonly ComparedUnit[] } & Marked)
  /** `totals`: storeys of the building of each home, for "3 of 6". */
  | ({ readonly kind: 'floor'; readonly totals: readonly (number | null)[] } & Marked)
  /** Hours of sun on the terrace on 20 March. */
  | ({ readonly kind: 'sun' | 'morningSun' | 'eveningSun' } & Marked)
  | ({ readonly kind: 'seaView'; readonly units: readonly ComparedUnit[] } & Marked)
  | { readonly kind: 'extra'; readonly amenity: Amenity; readonly values: readonly AmenityValue[] };

/**
 * The rows of the specification §2, and sun and sea. Status, price, sun and sea are left out where the server tells
 * nobody's.
 */
export function compareRows(
  compared: readonly ComparedUnit[],
  floors: readonly (number | null)[] = [],
): CompareRow[] {
  const units = compared.map((oneUnit) => ({
    price: oneUnit && priceOf(oneUnit),
    areaM2: oneUnit?.area ?? null,
    floor: oneUnit?.floor ?? null,
    roomCount: knownRooms(oneUnit?.rooms ?? null),
    sunHours: oneUnit?.light?.sunMarchHours ?? null,
    morningSunHours: oneUnit?.light?.morningSunHours ?? null,
    eveningSunHours: oneUnit?.light?.eveningSunHours ?? null,
    seaViewDegrees: oneUnit?.light?.seaViewDegrees ?? null,
  }));
  const marked = (key: ComparedKey): Marked => ({
    values: units.map((unit) => unit[key]),
    marks: compareMarks(units, key),
  });
  const statuses = compared.map((oneUnit) => oneUnit && statusOf(oneUnit));
  const price = marked('price');
  const hours = [
    { kind: 'sun', ...marked('sunHours') },
    { kind: 'morningSun', ...marked('morningSunHours') },
    { kind: 'eveningSun', ...marked('eveningSunHours') },
  ] as const;
  const sea = marked('seaViewDegrees');
  const isKnown = (value: unknown) => value !== null;
  return [
    ...(statuses.some(isKnown) ? [{ kind: 'status', values: statuses } as const] : []),
    ...(price.values.some(isKnown) ? [{ kind: 'price', units: compared, ...price } as const] : []),
    { kind: 'area', ...marked('areaM2') },
    { kind: 'floor', totals: compared.map((_, index) => floors[index] ?? null), ...marked('floor') },
    { kind: 'rooms', ...marked('roomCount') },
    ...hours.filter(({ values }) => values.some(isKnown)),
    ...(sea.values.some(isKnown) ? [{ kind: 'seaView', units: compared, ...sea } as const] : []),
    ...AMENITIES.map((amenity) => ({
      kind: 'extra' as const,
      amenity,
      values: compared.map((oneUnit) => amenityValue(oneUnit?.properties[amenity])),
    })),
  ];
}

/** Whether the homes that are there differ in a row. */
export function isDifferent(row: CompareRow, compared: readonly ComparedUnit[]): boolean {
  const values = row.values.filter((_, index) => compared[index] !== null);
  return new Set<unknown>(values).size > 1;
}

/** Which homes a small screen shows: two from `from` on, or the last one alone. */
export function shownPair(count: number, from: number): readonly [from: number, to: number] {
  const start = Math.max(0, Math.min(from, Math.floor((count - 1) / 2) * 2));
  return [start, Math.min(count, start + 2)];
}
