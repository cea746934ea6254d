import type { Building, Unit } from '@suite/api';
import { isNotFound, type ReadState, type WithdrawnUnit, withdrawnUnitOf } from '@suite/api-client';
import { parseId } from '@suite/contracts';
import type { AsyncState } from '@suite/explorer';

export interface UnitAddress {
  readonly masterplanId: number;
  readonly buildingId: number;
  readonly apartmentId: number;
}

/** What stands on the page. `building` is the one in the address; null while or when there is none. */
export type ScreenState =
  /** An id in the address is no number, or there is no such home. */
  | {
      readonly kind: 'not-found';
      readonly building: Building | null;
      /** It was offered once. */
      readonly withdrawn: WithdrawnUnit | null;
    }
  /** The home stands in another building than the address says. */
  | { readonly kind: 'moved'; readonly to: UnitAddress }
  | {
      readonly kind: 'loading' | 'failed';
      readonly building: Building | null;
      readonly read: AsyncState<Unit>;
    }
  | {
      readonly kind: 'ready';
      readonly unit: Unit;
      /** The home is shown without waiting for it. */
      readonly building: Building | null;
      /** Whether the home came with its plan and pictures, which the list of a building may leave out. */
      readonly isWhole: boolean;
    };

export interface ScreenReads {
  readonly unit: AsyncState<Unit>;
  readonly building: AsyncState<Building>;
  /** Homes of the building in the address: one of them stands in until the home itself is there. */
  readonly units: Pick<ReadState<readonly Unit[]>, 'data'>;
}

export function readAddress(params: Readonly<Record<string, string | undefined>>): UnitAddress | null {
  const masterplanId = parseId(params.masterplanId);
  const buildingId = parseId(params.buildingId);
  const apartmentId = parseId(params.apartmentId);
  if (masterplanId === null || buildingId === null || apartmentId === null) return null;
  return { masterplanId, buildingId, apartmentId };
}

export function screenState(address: UnitAddress | null, reads: ScreenReads): ScreenState {
  if (!address) return { kind: 'not-found', building: null, withdrawn: null };
  const { data, error } = reads.unit;
  const building = reads.building.data ?? null;
  const withdrawn = withdrawnUnitOf(error);
  // What was read of it before is not so any more.
  if (withdrawn) return { kind: 'not-found', building, withdrawn };
  const unit = data ?? (error ? undefined : reads.units.data?.find(({ id }) => id === address.apartmentId));
  if (unit) {
    const { buildingId, masterplanId, id: apartmentId } = unit;
    const isHere = buildingId === address.buildingId && masterplanId === address.masterplanId;
    if (!isHere) return { kind: 'moved', to: { masterplanId, buildingId, apartmentId } };
    return { kind: 'ready', unit, building, isWhole: data !== undefined };
  }
  if (error)
    return isNotFound(error)
      ? { kind: 'not-found', building, withdrawn }
      : { kind: 'failed', building, read: reads.unit };
  return { kind: 'loading', building, read: reads.unit };
}
