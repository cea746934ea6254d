import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type ServedPages } from '../testing/served-pages.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';

describe.each([FAST_BACKEND])('what a page reads first on %s', (backend) => {
  let pages: ServedPages;
  beforeAll(async () => {
    pages = await openPages(backend);
  });
  afterAll(() => pages.close());

  async function readsOf(url: string) {
    const { body } = await pages.get(url);
    const [, json = 'null'] =
      /<script type="application\/json" id="page-reads">([^<]*)<\/script>/.exec(body) ?? [];
    return JSON.parse(json) as Record<string, { body: unknown; version: number }> | null;
  }

  const asked = async (url: string) => {
    const response = await pages.app.http.inject({ url, headers: { accept: 'application/json' } });
    return { body: response.json(), version: Number(response.headers['x-catalogue-version']) };
  };

  it.each([
    [
      '/map',
      [
        '/api/v1/frontend/basemap',
        '/api/v1/frontend/projects?type=geocode&langId=1',
        '/api/v1/frontend/projects/1/settings',
        '/api/v1/frontend/projects/2/settings',
        '/api/v1/public/apartments/filter-bounds?organizationId=1',
        '/api/v1/public/apartments/filter-bounds?organizationId=2',
        '/api/v1/frontend/organizations/fetchOrganization?langId=1',
      ],
    ],
    [
      '/rs/masterplan/2/building/1',
      [
        '/api/v1/frontend/buildings/1?langId=6',
        '/api/v1/frontend/buildings/1/apartments?langId=6',
        '/api/v1/frontend/buildings/1/apartment-types?langId=6',
        '/api/v1/frontend/buildings/1/pois?langId=6',
        '/api/v1/frontend/projects/1?langId=6',
        '/api/v1/frontend/organizations/fetchOrganization?langId=6',
        '/api/v1/frontend/projects/1/settings',
        '/api/v1/public/apartments/filter-bounds?organizationId=1',
      ],
    ],
  ])('stands in %s as a guest gets it', async (page, urls) => {
    const reads = await readsOf(page);
    expect(Object.keys(reads ?? {})).toEqual(urls);
    for (const url of urls) expect(reads?.[url]).toEqual(await asked(url));
  });

  it('is in the page of a root what the page that it leads to reads', async () => {
    const led = await readsOf('/masterplan?project=1');
    expect(led).toEqual(await readsOf('/masterplan/1'));
    expect(Object.keys(led ?? {})[0]).toBe('/api/v1/frontend/masterplans/1?langId=1');
  });

  it('changes with the catalogue', async () => {
    const url = '/api/v1/frontend/buildings/1/apartments?langId=1';
    const before = await readsOf('/masterplan/2/building/1');
    await pages.app.db.updateTable('apartments').set({ status: 'sold' }).where('id', '=', 101).execute();
    const after = await readsOf('/masterplan/2/building/1');
    expect(after?.[url]).not.toEqual(before?.[url]);
    expect(after?.[url]?.body).toEqual((await asked(url)).body);
  });

  it('is nothing for who holds a preview link, and sees more', async () => {
    const { body } = await pages.get('/map', undefined, { cookie: `preview=${'t'.repeat(43)}` });
    expect(body).not.toContain('id="page-reads"');
  });

  it.each(['/masterplan/2/building/99', '/nowhere', '/login', '/protected'])(
    'is nothing at %s',
    async (url) => {
      expect(await readsOf(url)).toBeNull();
    },
  );
});
