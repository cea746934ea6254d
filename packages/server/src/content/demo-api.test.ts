import type { Building, Masterplan, Media, Unit } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoApp, openDemoApp } from '../testing/demo-app.ts';
import { walk } from '../testing/responses.ts';

describe('the demo project through the API', () => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await openDemoApp();
  });
  afterAll(() => app.close());

  const buildings = () => app.list<Building>('listProjectBuildings', { projectId: 1 });
  const units = () => app.list<Unit>('listProjectApartments', { projectId: 1 });

  it('has a root masterplan, three communities, twelve buildings and 371 units', async () => {
    const masterplans = await app.list<Masterplan>('listProjectMasterplans', { projectId: 1 });
    expect(masterplans.map(({ parentId, community }) => [parentId, community])).toEqual([
      [0, false],
      [1, true],
      [1, true],
      [1, true],
    ]);
    const all = await buildings();
    expect(all.map((one) => one.name)).toEqual([
      'H1',
      'H2',
      'H3',
      'H4',
      'B1',
      'B2',
      'B3',
      'B4',
      'T1',
      'T2',
      'M3',
      'M4',
    ]);
    expect(all.find((one) => one.name === 'B2')).toMatchObject({
      title: 'Lagoon House',
      masterplanName: 'Porto Vala Bay',
    });
    expect(await units()).toHaveLength(371);
    expect(masterplans[0]?.unitCounts.total).toBe(371);
    expect(masterplans.slice(1).reduce((sum, one) => sum + one.unitCounts.total, 0)).toBe(371);
    expect(all.reduce((sum, one) => sum + one.unitCounts.total, 0)).toBe(371);
  });

  it('leads from the masterplan’s picture to communities and buildings', async () => {
    const [root] = await app.list<Masterplan>('listProjectMasterplans', { projectId: 1 });
    const polygons = root?.media[0]?.mediaData?.polygons ?? [];
    const idsOf = (kind: string) => polygons.filter((one) => one.kind === kind).map((one) => one.entityId);
    expect(idsOf('masterplan').toSorted()).toEqual([2, 3, 4]);
    expect(idsOf('building').toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
  });

  it('draws every unit in a view of its own building', async () => {
    const all = await units();
    const drawn = new Set(
      (await buildings()).flatMap((building) =>
        building.media.flatMap((medium) =>
          (medium.mediaData?.polygons ?? []).flatMap((polygon) => {
            if (polygon.kind === 'poi') return [];
            const unit = all.find((one) => one.id === polygon.entityId);
            expect(unit?.buildingId).toBe(building.id);
            expect(polygon.id).toBe(`${building.name}-${unit?.name}`);
            return [polygon.entityId];
          }),
        ),
      ),
    );
    expect(drawn.size).toBe(371);
  });

  it.each([
    ['', 'Terrace'],
    ['langId=6', 'Terasa'],
  ])('gives every unit its plan first, with rooms in the language (%s)', async (query, room) => {
    const all = await app.list<Unit>('listProjectApartments', { projectId: 1 }, query);
    for (const { media, apartmentTypeKey } of all) {
      expect(media[0]).toMatchObject({ mediaTypeId: 8, contentType: 'image/svg+xml', media: null });
      expect(media[0]?.mediaData?.rooms?.[0]?.name).toBe(room);
      expect(media).toHaveLength(apartmentTypeKey?.match(/^(two|three)_/) ? 2 : 1);
    }
    const plan = await app.http.inject(all[0]?.media[0]?.url ?? '');
    expect(plan.body).toContain(`>${room}<`);
  });

  it('serves every file, with a small placeholder for every picture', async () => {
    const bodies = await Promise.all([
      app.call('getProject', { params: { projectId: 1 } }),
      app.call('listProjectMasterplans', { params: { projectId: 1 } }),
      app.call('listProjectBuildings', { params: { projectId: 1 } }),
      app.call('listProjectApartments', { params: { projectId: 1 } }),
      app.call('getOrganization'),
    ]);
    const found = walk(bodies.map((one) => one.json()));
    const urls = new Set(
      found
        .filter(({ key, value }) => ['url', 'logo'].includes(key) && value)
        .map(({ value }) => String(value)),
    );
    expect(urls.size).toBe(29);
    for (const url of urls) expect([url, (await app.http.inject(url)).statusCode]).toEqual([url, 200]);
    const placeholders = found.filter(({ key, value }) => key === 'media' && typeof value === 'string');
    expect(placeholders.length).toBeGreaterThan(0);
    for (const { value } of placeholders) {
      expect(String(value)).toMatch(/^data:image\/webp;base64,/);
      expect(String(value).length).toBeLessThan(1024);
    }
  });

  it('knows the availability as of the time it was loaded', async () => {
    const { asOf, unitCounts } = (await app.call('getProject', { params: { projectId: 1 } })).json().data
      .attributes;
    expect(Date.now() - Date.parse(asOf)).toBeLessThan(600_000);
    expect(unitCounts.byStatus).toEqual({
      available: 167,
      'pending-reservation': 19,
      reserved: 45,
      sold: 121,
      unavailable: 19,
    });
  });

  it('tells no price of any home', async () => {
    const body = (await app.call('listProjectApartments', { params: { projectId: 1 } })).body;
    expect(body).not.toMatch(/price/i);
    expect(body).not.toContain('484500');
  });

  it('says of every amenity whether a home has it', async () => {
    for (const { properties } of await units()) {
      for (const key of ['parking', 'garage', 'pool', 'doorman'] as const)
        expect(['yes', 'no']).toContain(properties[key]);
    }
  });

  it.each([
    ['', 'Pine path', 'Hills'],
    ['langId=6', 'Borova staza', 'Brda'],
  ])('has points of interest and a menu of three levels in the language (%s)', async (query, path, hills) => {
    const pois = await app.list<{ name: string }>('listMasterplanPois', { id: 2 }, query);
    expect(pois.map(({ name }) => name)).toEqual([path]);
    const [media] = await app.list<{ name: string; url: string }>('listPoiMedia', { id: 4 }, query);
    expect(media?.name).toBe(path);
    expect((await app.http.inject(media?.url ?? '')).statusCode).toBe(200);
    interface Item {
      name: string;
      target: string | null;
      children?: Item[];
    }
    const [root] = await app.list<Item>('listMenuItems', { id: 1 }, `type=fullStructure&${query}`);
    const deepest = root?.children?.[0]?.children?.[0]?.children?.[0];
    expect(deepest).toMatchObject({ name: hills, target: '/masterplan/2' });
  });

  it('has a menu item of each kind', async () => {
    const items = await app.list<{ id: number; kind: string }>('listMenuItems', { id: 1 });
    expect(new Set(items.map(({ kind }) => kind))).toEqual(
      new Set(['heading', 'text', 'picture', 'poi', 'link']),
    );
    const mediumOf = async (kind: string) => {
      const id = items.find((item) => item.kind === kind)?.id ?? 0;
      return (await app.list<Media>('listMenuItemMedia', { id }, 'langId=6'))[0];
    };
    expect((await mediumOf('text'))?.textualContent).toMatch(/^Dvanaest zgrada/);
    expect((await app.http.inject((await mediumOf('picture'))?.url ?? '')).statusCode).toBe(200);
  });

  it('leads by its menu to masterplans and points of interest that are there', async () => {
    const items = await app.list<{ target: string | null; poiId: number | null }>('listMenuItems', { id: 1 });
    const masterplans = items.flatMap(({ target }) => /^\/masterplan\/(\d+)$/.exec(target ?? '')?.[1] ?? []);
    expect(masterplans).toHaveLength(4);
    for (const id of masterplans)
      expect((await app.call('getMasterplan', { params: { id } })).statusCode).toBe(200);
    const pois = items.flatMap(({ poiId }) => poiId ?? []);
    expect(pois).toHaveLength(4);
    for (const id of pois) expect((await app.call('getPoi', { params: { id } })).statusCode).toBe(200);
  });

  it('has two packages for some types of homes', async () => {
    const packages = await app.list<{ id: number; name: string; apartmentTypeIds: number[] }>(
      'listProjectPackages',
      { projectId: 1 },
      'langId=6',
    );
    expect(packages.map(({ name, apartmentTypeIds }) => [name, apartmentTypeIds])).toEqual([
      ['Nameštaj', [2, 3]],
      ['Pametna kuća', [3, 4, 5]],
    ]);
    for (const { id } of packages)
      expect((await app.list('listPackageItems', { id })).length).toBeGreaterThanOrEqual(5);
  });

  it('names the points of interest of a unit', async () => {
    const [first] = await units();
    expect(first?.Pois).toEqual([{ id: 10, poiTypeId: 13 }]);
  });
});
