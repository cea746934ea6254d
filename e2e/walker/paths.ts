import { request } from '@playwright/test';
import { buildingPath, demoBuilding, demoUnits, unitPath } from '../pages/demo.ts';

/** Addresses of the demo that a visit may begin at, in both languages; the last ones are of homes that can be asked for. */
export async function demoPaths(origin: string): Promise<readonly string[]> {
  const api = await request.newContext({ baseURL: origin });
  try {
    const building = await demoBuilding(api, 'B2');
    const units = (await demoUnits(api, building)).filter(({ status }) => status === 'available');
    const pages = ['/', '/map', buildingPath(building), '/login', '/signup', '/compare-apartments-view'];
    return [...pages, `/rs${buildingPath(building)}`, '/rs/map', ...units.slice(0, 6).map(unitPath)];
  } finally {
    await api.dispose();
  }
}
