import {
  type ReadState,
  readApartment,
  readBuilding,
  readBuildingApartments,
  useRead,
} from '@suite/api-client';
import { useLocale } from '@suite/bus';
import type { Apartment, Building } from '@suite/contracts';
import { useParams } from 'react-router';
import { readAddress, type ScreenState, screenState } from './states/screen-state.ts';

export interface ApartmentScreenModel {
  readonly state: ScreenState;
  readonly building: ReadState<Building>;
  readonly homes: ReadState<Apartment[]>;
}

/** The home in the address, its building, and the homes beside it. */
export function useApartmentScreen(): ApartmentScreenModel {
  const locale = useLocale();
  const address = readAddress(useParams());
  const apartment = useRead(address && readApartment(address.apartmentId, locale));
  const building = useRead(address && readBuilding(address.buildingId, locale));
  const homes = useRead(address && readBuildingApartments(address.buildingId, locale));
  return { state: screenState(address, { apartment, building, homes }), building, homes };
}
