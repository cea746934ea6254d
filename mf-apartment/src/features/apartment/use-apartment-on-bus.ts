import { clearSelection, emit, selectApartment, selectBuilding, setFilterResult } from '@suite/bus';
import type { Building } from '@suite/contracts';
import { parseTypeKey } from '@suite/domain';
import { typeMessageId } from '@suite/i18n';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { ScreenState } from './states/screen-state.ts';

const masterplanOf = ({ masterplansId, masterplanName }: Building) => ({
  id: masterplansId,
  name: masterplanName,
  parentId: 0,
});

/** Tells the other remotes which home is on the screen; the counter of the app bar rests meanwhile. */
export function useApartmentOnBus(state: ScreenState): void {
  const intl = useIntl();
  const apartment = state.kind === 'ready' ? state.apartment : null;
  const isMissing = state.kind === 'not-found' || state.kind === 'failed';
  const building = state.kind === 'moved' ? null : state.building;
  const typeKey = parseTypeKey(apartment?.apartmentTypeKey);
  const typeName = typeKey ? intl.formatMessage({ id: typeMessageId(typeKey) }) : '';

  useEffect(() => setFilterResult(null), []);

  useEffect(() => {
    if (!apartment) return;
    selectApartment(apartment.projectId, {
      masterplan: building && masterplanOf(building),
      building: building && { id: building.id, name: building.name, title: building.title },
      apartment: { id: apartment.id, name: apartment.name, typeName },
    });
  }, [apartment, building, typeName]);

  useEffect(() => {
    if (apartment) return;
    if (building) {
      const { id, name, title } = building;
      selectBuilding(building.projectId, masterplanOf(building), { id, name, title });
    } else if (isMissing) clearSelection();
  }, [apartment, isMissing, building]);

  const shownId = apartment?.id;
  useEffect(() => {
    if (shownId !== undefined) emit('mf-apartment:apartment-shown', { apartmentId: shownId });
  }, [shownId]);
}
