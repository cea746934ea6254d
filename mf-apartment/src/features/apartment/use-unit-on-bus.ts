import type { Building } from '@suite/api';
import { getMasterplan } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import {
  clearSelection,
  selectBuilding,
  selectUnit,
  setFilterResult,
  setPageTitle,
  useLocale,
  useNotFound,
} from '@suite/bus';
import type { Selection } from '@suite/contracts';
import { parseTypeKey } from '@suite/domain';
import { typeMessageId } from '@suite/i18n';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ScreenState } from './states/screen-state.ts';

/** The masterplan of a building; null until it is known what it stands in. */
function useMasterplan(building: Building | null): Selection['masterplan'] {
  const locale = useLocale();
  const { data } = useRead(
    building && readOf(getMasterplan, { id: building.masterplansId, ...inLanguage(locale) }),
  );
  const [id, name, parentId] = [building?.masterplansId, building?.masterplanName, data?.parentId];
  return useMemo(
    () => (id === undefined || name === undefined || parentId === undefined ? null : { id, name, parentId }),
    [id, name, parentId],
  );
}

/** Tells the other remotes which home is on the screen; the counter of the app bar rests meanwhile. */
export function useUnitOnBus(state: ScreenState): void {
  const intl = useIntl();
  const unit = state.kind === 'ready' ? state.unit : null;
  const isNotFound = state.kind === 'not-found';
  const withdrawn = isNotFound ? state.withdrawn : null;
  const withdrawnTitle =
    withdrawn && intl.formatMessage({ id: 'apartment.state.withdrawn' }, { number: withdrawn.number });
  const building = state.kind === 'moved' || isNotFound ? null : state.building;
  const hasFailed = state.kind === 'failed';
  const masterplan = useMasterplan(building);
  const typeKey = parseTypeKey(unit?.apartmentTypeKey);
  const typeName = typeKey ? intl.formatMessage({ id: typeMessageId(typeKey) }) : '';

  useEffect(() => setFilterResult(null), []);

  useEffect(() => {
    if (!unit) return;
    selectUnit(unit.projectId, {
      masterplan,
      building: building && { id: building.id, name: building.name, title: building.title },
      unit: { id: unit.id, name: unit.name, typeName },
    });
  }, [unit, building, masterplan, typeName]);

  useEffect(() => {
    if (unit) return;
    if (building) {
      const { id, name, title } = building;
      selectBuilding(building.projectId, masterplan, { id, name, title });
    } else if (hasFailed) clearSelection();
  }, [unit, hasFailed, building, masterplan]);
  useEffect(() => {
    if (withdrawnTitle === null) return;
    clearSelection();
    setPageTitle(withdrawnTitle);
    return clearSelection;
  }, [withdrawnTitle]);
  useNotFound(isNotFound && !withdrawn);
}
