import type { Poi } from '@suite/api';
import { getApartment, getBuilding, getMasterplan, getProject } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { selectMasterplan, selectProject, setPageTitle, useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { projectPath } from '../../lib/landing.ts';

/** What a point of interest belongs to. `name` is null until it is known. */
export interface PoiPlace {
  readonly href: string;
  readonly name: string | null;
  /** It with what it stands in: "Home 304 · Lagoon House · Porto Vala Bay". */
  readonly line: string | null;
}

/** Reads what lies between a point of interest and its project, as far as there is anything. */
function usePlaceReads(poi: Poi) {
  const locale = useLocale();
  const { projectId, buildingId, apartmentId } = poi;
  const unit = useRead(
    apartmentId === null ? null : readOf(getApartment, { id: apartmentId, ...inLanguage(locale) }),
  ).data;
  const ofBuilding = buildingId ?? unit?.buildingId ?? null;
  const building = useRead(
    ofBuilding === null ? null : readOf(getBuilding, { id: ofBuilding, ...inLanguage(locale) }),
  ).data;
  const masterplanId = poi.masterplanId ?? building?.masterplansId ?? unit?.masterplanId ?? null;
  const masterplan = useRead(
    masterplanId === null ? null : readOf(getMasterplan, { id: masterplanId, ...inLanguage(locale) }),
  ).data;
  const isOfProject = buildingId === null && apartmentId === null && poi.masterplanId === null;
  const project = useRead(isOfProject ? readOf(getProject, { projectId, ...inLanguage(locale) }) : null).data;
  return { unit, building, masterplan, project };
}

/** Where the way back leads; until that is known, to the project. Tells the shell whose page this is. */
export function usePoiPlace(poi: Poi): PoiPlace {
  const locale = useLocale();
  const intl = useIntl();
  const { projectId, name: pageTitle } = poi;
  const { unit, building, masterplan, project } = usePlaceReads(poi);
  useEffect(() => {
    if (masterplan) {
      const { id, name, parentId } = masterplan;
      selectMasterplan(projectId, { id, name, parentId });
    } else {
      selectProject(projectId);
    }
    setPageTitle(pageTitle);
  }, [projectId, masterplan, pageTitle]);
  const buildingName = building ? building.title || building.name : null;
  const unitName = unit ? intl.formatMessage({ id: 'unit.apartmentNumber' }, { number: unit.name }) : null;
  const names = [unitName, buildingName, masterplan?.name].filter(Boolean);
  const line = names.length > 0 ? names.join(' · ') : (project?.name ?? null);
  if (unit) {
    const { id: apartmentId, buildingId, masterplanId } = unit;
    const href = routePath('apartment-id', locale, { masterplanId, buildingId, apartmentId });
    return { href, name: unitName, line };
  }
  if (building) {
    const { id, masterplansId: masterplanId } = building;
    return { href: routePath('building-id', locale, { masterplanId, id }), name: buildingName, line };
  }
  if (masterplan && poi.masterplanId !== null) {
    const { id, name } = masterplan;
    return { href: routePath('masterplan-id', locale, { id }), name, line };
  }
  return { href: projectPath(projectId, locale), name: project?.name ?? null, line };
}
