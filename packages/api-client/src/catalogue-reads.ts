import {
  type Building,
  CATALOGUE_OPERATIONS,
  type FilterBounds,
  type Locale,
  type Masterplan,
  type Media,
  type Organization,
  type OrientationCount,
  type Project,
  type ProjectFeatures,
  type ProjectSettings,
  type ProjectUser,
  type Unit,
  type UnitType,
} from '@suite/contracts';
import { isBuilding, isFeatureCollection, isMasterplan, isProject, isUnit } from './catalogue-shapes.ts';
import { inLanguage, type Read, readList, readOne } from './read.ts';

export function readOrganization(locale: Locale): Read<Organization> {
  return readOne(CATALOGUE_OPERATIONS.getOrganization, { query: inLanguage(locale) });
}

/** Projects as GeoJSON, for the map. */
export function readProjectFeatures(locale: Locale): Read<ProjectFeatures> {
  return readOne(
    CATALOGUE_OPERATIONS.listProjects,
    { query: { type: 'geocode', ...inLanguage(locale) } },
    isFeatureCollection,
  );
}

export function readProject(projectId: number, locale: Locale): Read<Project> {
  return readOne(
    CATALOGUE_OPERATIONS.getProject,
    { params: { projectId }, query: inLanguage(locale) },
    isProject,
  );
}

export function readProjectSettings(projectId: number): Read<ProjectSettings> {
  return readOne(CATALOGUE_OPERATIONS.getProjectSettings, { params: { projectId } });
}

/** People on a project: for visitors their own row, or nobody. */
export function readProjectUsers(projectId: number): Read<ProjectUser[]> {
  return readList(CATALOGUE_OPERATIONS.listProjectUsers, { params: { projectId } });
}

export function readProjectMedia(projectId: number, locale: Locale): Read<Media[]> {
  return readList(CATALOGUE_OPERATIONS.listProjectMedia, {
    params: { projectId },
    query: inLanguage(locale),
  });
}

export function readProjectMasterplans(projectId: number, locale: Locale): Read<Masterplan[]> {
  return readList(
    CATALOGUE_OPERATIONS.listProjectMasterplans,
    { params: { projectId }, query: inLanguage(locale) },
    isMasterplan,
  );
}

export function readProjectBuildings(projectId: number, locale: Locale): Read<Building[]> {
  return readList(
    CATALOGUE_OPERATIONS.listProjectBuildings,
    { params: { projectId }, query: inLanguage(locale) },
    isBuilding,
  );
}

/** Homes of a project, whichever building they are in. */
export function readProjectUnits(projectId: number, locale: Locale): Read<Unit[]> {
  return readList(
    CATALOGUE_OPERATIONS.listProjectApartments,
    { params: { projectId }, query: inLanguage(locale) },
    isUnit,
  );
}

export function readMasterplan(id: number, locale: Locale): Read<Masterplan> {
  return readOne(
    CATALOGUE_OPERATIONS.getMasterplan,
    { params: { id }, query: inLanguage(locale) },
    isMasterplan,
  );
}

export function readNestedMasterplans(id: number, locale: Locale): Read<Masterplan[]> {
  return readList(
    CATALOGUE_OPERATIONS.listMasterplanMasterplans,
    { params: { id }, query: inLanguage(locale) },
    isMasterplan,
  );
}

export function readMasterplanBuildings(id: number, locale: Locale): Read<Building[]> {
  return readList(
    CATALOGUE_OPERATIONS.listMasterplanBuildings,
    { params: { id }, query: inLanguage(locale) },
    isBuilding,
  );
}

export function readBuilding(id: number, locale: Locale): Read<Building> {
  return readOne(CATALOGUE_OPERATIONS.getBuilding, { params: { id }, query: inLanguage(locale) }, isBuilding);
}

export function readBuildingUnits(id: number, locale: Locale): Read<Unit[]> {
  return readList(
    CATALOGUE_OPERATIONS.listBuildingApartments,
    { params: { id }, query: inLanguage(locale) },
    isUnit,
  );
}

export function readBuildingTypes(id: number, locale: Locale): Read<UnitType[]> {
  return readList(CATALOGUE_OPERATIONS.listBuildingApartmentTypes, {
    params: { id },
    query: inLanguage(locale),
  });
}

export function readBuildingOrientations(id: number): Read<OrientationCount[]> {
  return readList(CATALOGUE_OPERATIONS.listBuildingOrientations, { params: { id } });
}

export function readUnit(id: number, locale: Locale): Read<Unit> {
  return readOne(CATALOGUE_OPERATIONS.getApartment, { params: { id }, query: inLanguage(locale) }, isUnit);
}

/** Bounds of the filters; `maxArea` is increased by 1 here, once (specification §3). */
export function readFilterBounds(organizationId: number): Read<FilterBounds> {
  const read = readOne<FilterBounds>(CATALOGUE_OPERATIONS.getFilterBounds, { query: { organizationId } });
  return {
    key: read.key,
    load: async () => {
      const bounds = await read.load();
      return { ...bounds, maxArea: bounds.maxArea + 1 };
    },
  };
}
