import type { APIRequestContext } from '@playwright/test';
import type { Building, Masterplan, Unit } from '@suite/api';
import { LOCALE_INFO, type Locale } from '@suite/contracts';

interface ApiResponse<T> {
  readonly data: readonly { readonly attributes: T }[];
}

/** What the demo project holds, read from the API: the specs name homes, and never numbers of rows. */
export async function demoBuilding(
  request: APIRequestContext,
  name: string,
  locale: Locale = 'en',
): Promise<Building> {
  const building = (await allBuildings(request, locale)).find((one) => one.name === name);
  if (!building) throw new Error(`The demo project has no building ${name}`);
  return building;
}

async function allBuildings(request: APIRequestContext, locale: Locale): Promise<Building[]> {
  const params = { langId: LOCALE_INFO[locale].languageId };
  const response = await request.get('/api/v1/frontend/projects/1/buildings', { params });
  return ((await response.json()) as ApiResponse<Building>).data.map((one) => one.attributes);
}

/** Those that stand in a masterplan itself, not in one below it. */
export async function demoBuildings(request: APIRequestContext, { id }: Masterplan): Promise<Building[]> {
  return (await allBuildings(request, 'en')).filter(({ masterplansId }) => masterplansId === id);
}

export async function demoMasterplan(request: APIRequestContext, name: string): Promise<Masterplan> {
  const response = await request.get('/api/v1/frontend/projects/1/masterplans');
  const { data } = (await response.json()) as ApiResponse<Masterplan>;
  const masterplan = data.map((one) => one.attributes).find((one) => one.name === name);
  if (!masterplan) throw new Error(`The demo project has no masterplan ${name}`);
  return masterplan;
}

export async function demoUnits(request: APIRequestContext, building: Building): Promise<Unit[]> {
  const response = await request.get(`/api/v1/frontend/buildings/${building.id}/apartments`);
  return ((await response.json()) as ApiResponse<Unit>).data.map((one) => one.attributes);
}

export function masterplanPath({ id }: Masterplan): string {
  return `/masterplan/${id}`;
}

export function buildingPath(building: Building): string {
  return `/masterplan/${building.masterplansId}/building/${building.id}`;
}

/** Homes of a building that can be had. */
export async function availableUnits(request: APIRequestContext, name: string): Promise<Unit[]> {
  const units = await demoUnits(request, await demoBuilding(request, name));
  return units.filter(({ status }) => status === 'available');
}

export function unitPath({ masterplanId, buildingId, id }: Unit): string {
  return `/masterplan/${masterplanId}/building/${buildingId}/apartment/${id}`;
}
