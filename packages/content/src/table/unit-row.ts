import type { Amenity, Orientation, TypeKey, UnitStatus } from '@suite/contracts';
import type { Cell } from './table.ts';

/** A unit as a table has it. Areas in m², the price in whole euros. */
export interface UnitRow extends Readonly<Record<Amenity, 'yes' | 'no' | ''>> {
  readonly number: string;
  readonly building: string;
  /** 1 is the ground storey. */
  readonly floor: number;
  readonly type: TypeKey;
  readonly rooms: number;
  readonly net_area: number;
  readonly terrace_area: number | null;
  readonly price_eur: number | null;
  readonly status: UnitStatus;
  readonly orientation: Orientation | null;
}

export type UnitName = Pick<UnitRow, 'building' | 'number'>;

/** A unit and where it stands. */
export interface PlacedUnit {
  readonly unit: UnitRow;
  /** For what is found out later. */
  readonly cells: Readonly<Record<'number' | 'building' | 'floor' | 'type', Cell>>;
}
