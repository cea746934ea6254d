import { noteRestoring, resetStores } from '@suite/bus';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { discoveryDocument } from '../fixtures/discovery.ts';
import { fetchFirstPage } from './first-page.ts';
import { fetchSharedFor } from './shared-packages.ts';

const BUILDING_READS = [
  'buildings/6?langId=1',
  'buildings/6/apartments?langId=1',
  'buildings/6/apartment-types?langId=1',
  'buildings/6/pois?langId=1',
  'organizations/fetchOrganization?langId=1',
];

vi.mock('./shared-packages.ts', () => ({ fetchSharedFor: vi.fn() }));

describe('before anything is drawn', () => {
  let fetched: string[];
  beforeEach(() => {
    resetStores();
    vi.mocked(fetchSharedFor).mockClear();
    fetched = [];
    vi.stubGlobal('fetch', async (url: string) => {
      fetched.push(String(url));
      return Response.json(String(url).includes('discovery') ? discoveryDocument() : { data: {} });
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const reads = () => fetched.filter((url) => url.startsWith('/api/'));

  test('the scripts of the page are brought, the entry of its remote first, and what it draws with', async () => {
    fetchFirstPage('/map');
    expect(fetchSharedFor).toHaveBeenCalledWith('mf-map', 'map');
    await vi.waitFor(() =>
      expect(fetched.filter((url) => url.startsWith('/r/'))).toEqual([
        '/r/mf-map/1.0.0-abc/remoteEntry.js',
        '/r/mf-map/1.0.0-abc/a.js',
        '/r/mf-map/1.0.0-abc/page.css',
      ]),
    );
  });

  test.each([
    ['/map', ['basemap', 'projects?type=geocode&langId=1', 'organizations/fetchOrganization?langId=1']],
    [
      '/rs/masterplan/2',
      [
        'masterplans/2?langId=6',
        'masterplans/2/masterplans?langId=6',
        'masterplans/2/buildings?langId=6',
        'masterplans/2/pois?langId=6',
        'organizations/fetchOrganization?langId=6',
      ],
    ],
    ['/masterplan/2/building/6', BUILDING_READS],
    ['/masterplan/2/building/6/4', BUILDING_READS],
    [
      '/masterplan/2/building/6/apartment/9',
      [
        'apartments/9?langId=1',
        'buildings/6?langId=1',
        'buildings/6/apartments?langId=1',
        'buildings/6/pois?langId=1',
        'organizations/fetchOrganization?langId=1',
      ],
    ],
    ['/masterplan/x/building/y', []],
    ['/login', []],
    ['/nowhere', []],
  ])('%s asks for what it reads first', (path, expected) => {
    fetchFirstPage(path);
    expect(reads()).toEqual(expected.map((read) => `/api/v1/frontend/${read}`));
  });

  test('what the page brought is not asked for', () => {
    const path = '/api/v1/frontend/masterplans/2?langId=6';
    document.body.innerHTML = `<script type="application/json" id="page-reads">{"${path}":{"body":{"data":{}},"version":3}}</script>`;
    fetchFirstPage('/rs/masterplan/2');
    expect(reads()).toEqual([
      '/api/v1/frontend/masterplans/2/masterplans?langId=6',
      '/api/v1/frontend/masterplans/2/buildings?langId=6',
      '/api/v1/frontend/masterplans/2/pois?langId=6',
      '/api/v1/frontend/organizations/fetchOrganization?langId=6',
    ]);
    document.body.innerHTML = '';
  });

  test('nothing is brought of a page that is for some only', () => {
    fetchFirstPage('/protected');
    expect([fetched, vi.mocked(fetchSharedFor).mock.calls]).toEqual([[], []]);
  });

  test('a session that is being restored asks for itself', () => {
    noteRestoring();
    fetchFirstPage('/masterplan/2/building/6');
    expect(reads()).toEqual([]);
  });
});
