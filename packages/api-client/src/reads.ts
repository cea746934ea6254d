import {
  type Apartment,
  type ApartmentType,
  type Building,
  type FilterBounds,
  LOCALE_INFO,
  type Locale,
  type Masterplan,
  type OperationName,
  type Organization,
  type Project,
  type ProjectFeatures,
  type ProjectSettings,
} from '@suite/contracts';
import { type CallOptions, call, callUrl } from './call.ts';
import { unwrapList, unwrapOne } from './envelope.ts';
import { ApiError } from './error.ts';

/** A read of the API: its cache key and how to get it. */
export interface Read<T> {
  readonly key: string;
  readonly load: () => Promise<T>;
}

function one<T>(name: OperationName, options: CallOptions): Read<T> {
  return {
    key: callUrl(name, options),
    load: async () => present(unwrapOne(await call(name, options))) as T,
  };
}

/** An answer without the thing that was asked for is a failure, or its page would wait for ever. */
function present(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return value;
  throw new ApiError(200, 'invalid-format', 'Invalid response format');
}

function list<T>(name: OperationName, options: CallOptions): Read<T[]> {
  return {
    key: callUrl(name, options),
    load: async () => unwrapList(await call(name, options)) as T[],
  };
}

const inLanguage = (locale: Locale) => ({ langId: LOCALE_INFO[locale].languageId });

export function readOrganization(locale: Locale): Read<Organization> {
  return one('getOrganization', { query: inLanguage(locale) });
}

/** Projects as GeoJSON, for the map. */
export function readProjectFeatures(locale: Locale): Read<ProjectFeatures> {
  return one('listProjects', { query: { type: 'geocode', ...inLanguage(locale) } });
}

export function readProject(projectId: number, locale: Locale): Read<Project> {
  return one('getProject', { params: { projectId }, query: inLanguage(locale) });
}

export function readProjectSettings(projectId: number): Read<ProjectSettings> {
  return one('getProjectSettings', { params: { projectId } });
}

export function readProjectMasterplans(projectId: number, locale: Locale): Read<Masterplan[]> {
  return list('listProjectMasterplans', { params: { projectId }, query: inLanguage(locale) });
}

export function readProjectBuildings(projectId: number, locale: Locale): Read<Building[]> {
  return list('listProjectBuildings', { params: { projectId }, query: inLanguage(locale) });
}

export function readMasterplan(id: number, locale: Locale): Read<Masterplan> {
  return one('getMasterplan', { params: { id }, query: inLanguage(locale) });
}

export function readNestedMasterplans(id: number, locale: Locale): Read<Masterplan[]> {
  return list('listMasterplanMasterplans', { params: { id }, query: inLanguage(locale) });
}

export function readMasterplanBuildings(id: number, locale: Locale): Read<Building[]> {
  return list('listMasterplanBuildings', { params: { id }, query: inLanguage(locale) });
}

export function readBuilding(id: number, locale: Locale): Read<Building> {
  return one('getBuilding', { params: { id }, query: inLanguage(locale) });
}

export function readBuildingApartments(id: number, locale: Locale): Read<Apartment[]> {
  return list('listBuildingApartments', { params: { id }, query: inLanguage(locale) });
}

export function readBuildingTypes(id: number, locale: Locale): Read<ApartmentType[]> {
  return list('listBuildingApartmentTypes', { params: { id }, query: inLanguage(locale) });
}

export function readApartment(id: number, locale: Locale): Read<Apartment> {
  return one('getApartment', { params: { id }, query: inLanguage(locale) });
}

/** Bounds of the filters; `maxArea` is increased by 1 here, once (specification §3). */
export function readFilterBounds(organizationId: number): Read<FilterBounds> {
  const read = one<FilterBounds>('getFilterBounds', { query: { organizationId } });
  return {
    key: read.key,
    load: async () => {
      const bounds = await read.load();
      return { ...bounds, maxArea: bounds.maxArea + 1 };
    },
  };
}
