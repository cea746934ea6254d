import { clearSelection, emit, selectApartment, selectBuilding, setFilterResult } from '@suite/bus';
import type { Building } from '@suite/contracts';
import { parseTypeKey } from '@suite/domain';
import { useEffect } from 'react';
import type { ScreenState } from './states/screen-state.ts';
import { useTypeName } from './use-words.ts';

const masterplanOf = ({ masterplansId, masterplanName }: Building) => ({
  id: masterplansId,
  name: masterplanName,
  parentId: 0,
});

/** Tells the other remotes which home is on the screen; the counter of the app bar rests meanwhile. */
export function useApartmentOnBus(state: ScreenState): void {
  const typeName = useTypeName();
  const apartment = state.kind === 'ready' ? state.apartment : null;
  const building = state.kind === 'ready' || state.kind === 'not-found' ? state.building : null;
  const isMissing = state.kind === 'not-found';
  const typeText = apartment ? typeName(parseTypeKey(apartment.apartmentTypeKey)) : '';

  useEffect(() => setFilterResult(null), []);

  useEffect(() => {
    if (!apartment) return;
    selectApartment(apartment.projectId, {
      masterplan: building && masterplanOf(building),
      building: building && { id: building.id, name: building.name, title: building.title },
      apartment: { id: apartment.id, name: apartment.name, typeName: typeText },
    });
  }, [apartment, building, typeText]);

  useEffect(() => {
    if (!isMissing) return;
    if (!building) return clearSelection();
    const { id, name, title } = building;
    selectBuilding(building.projectId, masterplanOf(building), { id, name, title });
  }, [isMissing, building]);

  const shownId = apartment?.id;
  useEffect(() => {
    if (shownId !== undefined) emit('mf-apartment:apartment-shown', { apartmentId: shownId });
  }, [shownId]);
}
