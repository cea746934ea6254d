import { priceOf } from '@suite/access';
import type { Unit, UnitLight } from '@suite/api';
import type { Amenity, Orientation, UnitStatus } from '@suite/contracts';
import { statusOf } from '@suite/domain';

/** What filters may read of a unit. The browser has it from the API, the server from the database. */
export interface UnitFacts {
  /** Null where it is hidden. */
  readonly status: UnitStatus | null;
  /** 0 for a unit without a type. */
  readonly typeId: number;
  readonly areaM2: number;
  readonly floor: number;
  readonly orientation: Orientation | null;
  /** Whole euros. Null for none: a price of 0 is none, nor has a unit one that is gone. */
  readonly priceEur: number | null;
  /** Sun and sea; null where the project says nothing. */
  readonly light: UnitLight | null;
  readonly amenities: Readonly<Partial<Record<Amenity, 'yes' | 'no' | undefined>>>;
}
export type FactName = keyof UnitFacts;

/** The units of an index, by row. */
export interface FactSource {
  readonly size: number;
  readonly read: { readonly [Name in FactName]: (row: number) => UnitFacts[Name] };
}

export function factsOfUnits(units: readonly Unit[]): FactSource {
  const unitAt = (row: number): Unit => {
    const unit = units[row];
    if (!unit) throw new RangeError(`There is no unit ${row}`);
    return unit;
  };
  return {
    size: units.length,
    read: {
      status: (row) => statusOf(unitAt(row)),
      typeId: (row) => unitAt(row).apartmentTypeId,
      areaM2: (row) => unitAt(row).area,
      floor: (row) => unitAt(row).floor,
      orientation: (row) => unitAt(row).orientation,
      priceEur: (row) => priceOf(unitAt(row)),
      light: (row) => unitAt(row).light ?? null,
      amenities: (row) => unitAt(row).properties,
    },
  };
}

/** Reads some facts of a row after another. The facts given are overwritten by the next call. */
export function factReader<Name extends FactName>(
  { read }: FactSource,
  names: readonly Name[],
): (row: number) => Pick<UnitFacts, Name> {
  const facts = {} as { -readonly [Each in Name]: UnitFacts[Each] };
  return (row) => {
    for (const name of names) facts[name] = read[name](row);
    return facts;
  };
}
