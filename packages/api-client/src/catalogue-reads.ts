import type {
  Building,
  FilterBounds,
  Masterplan,
  Media,
  Organization,
  OrientationCount,
  Project,
  ProjectFeatures,
  ProjectSettings,
  ProjectUser,
  Unit,
  UnitType,
} from '@suite/api';
import * as api from '@suite/api/endpoints';
import type { Locale } from '@suite/contracts';
import { isBuilding, isFeatureCollection, isMasterplan, isProject, isUnit } from './catalogue-shapes.ts';
import { inLanguage, type Read, readList, readOne } from './read.ts';

export function readOrganization(locale: Locale): Read<Organization> {
  return readOne(api.getOrganization, { query: inLanguage(locale) });
}

/** Projects as GeoJSON, for the map. */
export function readProjectFeatures(locale: Locale): Read<ProjectFeatures> {
  return readOne(
    api.listProjectFeatures,
    { query: { type: 'geocode', ...inLanguage(locale) } },
    isFeatureCollection,
  );
}

export function readProject(projectId: number, locale: Locale): Read<Project> {
  return readOne(api.getProject, { params: { projectId }, query: inLanguage(locale) }, isProject);
}

export function readProjectSettings(projectId: number): Read<ProjectSettings> {
  return readOne(api.getProjectSettings, { params: { projectId } });
}

/** People on a project: for visitors their own row, or nobody. */
export function readProjectUsers(projectId: number): Read<ProjectUser[]> {
  return readList(api.listProjectUsers, { params: { projectId } });
}

export function readProjectMedia(projectId: number, locale: Locale): Read<Media[]> {
  return readList(api.listProjectMedia, {
    params: { projectId },
    query: inLanguage(locale),
  });
}

export function readProjectMasterplans(projectId: number, locale: Locale): Read<Masterplan[]> {
  return readList(
    api.listProjectMasterplans,
    { params: { projectId }, query: inLanguage(locale) },
    isMasterplan,
  );
}

export function readProjectBuildings(projectId: number, locale: Locale): Read<Building[]> {
  return readList(api.listProjectBuildings, { params: { projectId }, query: inLanguage(locale) }, isBuilding);
}

/** Homes of a project, whichever building they are in. */
export function readProjectUnits(projectId: number, locale: Locale): Read<Unit[]> {
  return readList(api.listProjectApartments, { params: { projectId }, query: inLanguage(locale) }, isUnit);
}

export function readMasterplan(id: number, locale: Locale): Read<Masterplan> {
  return readOne(api.getMasterplan, { params: { id }, query: inLanguage(locale) }, isMasterplan);
}

export function readNestedMasterplans(id: number, locale: Locale): Read<Masterplan[]> {
  return readList(api.listMasterplanMasterplans, { params: { id }, query: inLanguage(locale) }, isMasterplan);
}

export function readMasterplanBuildings(id: number, locale: Locale): Read<Building[]> {
  return readList(api.listMasterplanBuildings, { params: { id }, query: inLanguage(locale) }, isBuilding);
}

export function readBuilding(id: number, locale: Locale): Read<Building> {
  return readOne(api.getBuilding, { params: { id }, query: inLanguage(locale) }, isBuilding);
}

export function readBuildingUnits(id: number, locale: Locale): Read<Unit[]> {
  return readList(api.listBuildingApartments, { params: { id }, query: inLanguage(locale) }, isUnit);
}

export function readBuildingTypes(id: number, locale: Locale): Read<UnitType[]> {
  return readList(api.listBuildingApartmentTypes, {
    params: { id },
    query: inLanguage(locale),
  });
}

export function readBuildingOrientations(id: number): Read<OrientationCount[]> {
  return readList(api.listBuildingOrientations, { params: { id } });
}

export function readUnit(id: number, locale: Locale): Read<Unit> {
  return readOne(api.getApartment, { params: { id }, query: inLanguage(locale) }, isUnit);
}

/** Bounds of the filters; `maxArea` is increased by 1 here, once (specification §3). */
export function readFilterBounds(organizationId: number): Read<FilterBounds> {
  const read = readOne<FilterBounds>(api.getFilterBounds, { query: { organizationId } });
  return {
    key: read.key,
    load: async () => {
      const bounds = await read.load();
      return { ...bounds, maxArea: bounds.maxArea + 1 };
    },
  };
}
