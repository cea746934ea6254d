import {
  type ReadState,
  readApartment,
  readBuilding,
  readBuildingApartments,
  useRead,
} from '@suite/api-client';
import { useLiveStatuses } from '@suite/api-client/live';
import { useLocale } from '@suite/bus';
import type { Apartment, Building } from '@suite/contracts';
import { useShownHome, useShownHomes } from '@suite/i18n';
import { useParams } from 'react-router';
import { readAddress, type ScreenState, screenState } from './states/screen-state.ts';

export interface ApartmentScreenModel {
  readonly state: ScreenState;
  readonly building: ReadState<Building>;
  readonly homes: ReadState<readonly Apartment[]>;
}

/** The home in the address, its building, and the homes beside it. */
export function useApartmentScreen(): ApartmentScreenModel {
  const locale = useLocale();
  const address = readAddress(useParams());
  const read = useRead(address && readApartment(address.apartmentId, locale));
  const apartment = { ...read, data: useShownHome(read.data) };
  const building = useRead(address && readBuilding(address.buildingId, locale));
  useLiveStatuses(address?.buildingId ?? null, locale);
  const readHomes = useRead(address && readBuildingApartments(address.buildingId, locale));
  const homes = { ...readHomes, data: useShownHomes(readHomes.data) };
  return { state: screenState(address, { apartment, building, homes }), building, homes };
}
