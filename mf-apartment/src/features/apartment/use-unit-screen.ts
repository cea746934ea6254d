import type { Building, Unit } from '@suite/api';
import { getApartment, getBuilding, listBuildingApartments } from '@suite/api/endpoints';
import { inLanguage, type ReadState, readOf, useRead } from '@suite/api-client';
import { useLiveStatuses } from '@suite/api-client/live';
import { useLocale } from '@suite/bus';
import { useShownUnit, useShownUnits } from '@suite/i18n';
import { useParams } from 'react-router';
import { readAddress, type ScreenState, screenState } from './states/screen-state.ts';

export interface UnitScreenModel {
  readonly state: ScreenState;
  readonly building: ReadState<Building>;
  readonly units: ReadState<readonly Unit[]>;
}

/** The home in the address, its building, and the homes beside it. */
export function useUnitScreen(): UnitScreenModel {
  const locale = useLocale();
  const address = readAddress(useParams());
  const read = useRead(address && readOf(getApartment, { id: address.apartmentId, ...inLanguage(locale) }));
  const unit = { ...read, data: useShownUnit(read.data) };
  const building = useRead(address && readOf(getBuilding, { id: address.buildingId, ...inLanguage(locale) }));
  useLiveStatuses(address?.buildingId ?? null, locale);
  const readUnits = useRead(
    address && readOf(listBuildingApartments, { id: address.buildingId, ...inLanguage(locale) }),
  );
  const units = { ...readUnits, data: useShownUnits(readUnits.data) };
  return { state: screenState(address, { unit, building, units }), building, units };
}
