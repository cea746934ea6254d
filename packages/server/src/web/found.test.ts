import type { RouteHead } from '@suite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withdrawOthers } from '../content/withdrawn-units.ts';
import { IDS } from '../testing/fixture.ts';
import { headOf, openPages, PAGES_ORIGIN, type ServedPages } from '../testing/served-pages.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';

const WITHDRAWN = 102;

describe.each([FAST_BACKEND])('what a crawler without scripts finds on %s', (backend) => {
  let pages: ServedPages;

  beforeAll(async () => {
    pages = await openPages(backend);
  });
  afterAll(() => pages.close());

  const get = (url: string) => pages.get(url);
  const head = async (url: string) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<body>The page');
    return headOf(response.body);
  };

  it('tells of a building: title, text, addresses, picture, and what it is', async () => {
    const english = await head('/masterplan/2/building/1');
    const address = `${PAGES_ORIGIN}/masterplan/2/building/1`;
    expect(english).toMatchObject({
      lang: 'en',
      title: 'Masterplan 2 - House 1 | Project 1',
      canonical: address,
      alternates: {
        en: address,
        'sr-Latn': `${PAGES_ORIGIN}/rs/masterplan/2/building/1`,
        'x-default': address,
      },
      meta: {
        description: 'Only in English. 1 of 3 homes available.',
        'og:title': 'Masterplan 2 - House 1 | Project 1',
        'og:description': 'Only in English. 1 of 3 homes available.',
        'og:url': address,
        'og:site_name': 'Open',
        'og:locale': 'en_GB',
        'twitter:card': 'summary_large_image',
      },
    });
    expect(english.meta['og:image']).toMatch(
      /^https:\/\/homes\.example\.com\/api\/v1\/frontend\/projects\/1\/media-content\/1\/file\?v=[\da-f]{8}&amp;resize=1280$/,
    );
    const [site, breadcrumbs, building] = english.graph;
    expect(site).toMatchObject({ '@type': 'WebSite', name: 'Open' });
    expect(breadcrumbs?.itemListElement).toMatchObject([
      { position: 1, name: 'Project map', item: `${PAGES_ORIGIN}/map` },
      { position: 2, name: 'Masterplan 2', item: `${PAGES_ORIGIN}/masterplan/2` },
      { position: 3, name: 'House 1', item: address },
    ]);
    expect(building).toMatchObject({
      '@type': 'ApartmentComplex',
      name: 'House 1',
      url: address,
      address: { addressLocality: 'Budva, Montenegro' },
      geo: { longitude: 18.9, latitude: 42.1 },
      numberOfAccommodationUnits: 3,
      numberOfAvailableAccommodationUnits: 1,
    });
  });

  it('tells it in Serbian under its Serbian address', async () => {
    const serbian = await head('/rs/masterplan/2/building/1');
    expect(serbian).toMatchObject({
      lang: 'sr-Latn',
      title: 'Master plan 2 - Kuća 1 | Projekat 1',
      canonical: `${PAGES_ORIGIN}/rs/masterplan/2/building/1`,
      meta: { description: 'Only in English. Slobodno: 1 od 3 stanova.', 'og:locale': 'sr_RS' },
    });
    expect(serbian.graph[2]).toMatchObject({ url: `${PAGES_ORIGIN}/rs/masterplan/2/building/1` });
  });

  it.each([
    ['/', '/map', 'Project map | Open'],
    ['/map?project=1', '/map', 'Project map | Open'],
    ['/masterplan/1', '/masterplan/1', 'Masterplan 1 | Project 1'],
    ['/masterplan?project=1', '/masterplan/1', 'Masterplan 1 | Project 1'],
    ['/masterplan/1/view/5', '/masterplan/1', 'Masterplan 1 | Project 1'],
    ['/masterplan/1/building/1', '/masterplan/2/building/1', 'Masterplan 2 - House 1 | Project 1'],
    ['/masterplan/2/building/1?view=99999', '/masterplan/2/building/1', 'Masterplan 2 - House 1 | Project 1'],
    ['/masterplan/2/building/1/search', '/masterplan/2/building/1', 'Masterplan 2 - House 1 | Project 1'],
  ])('finds %s under %s', async (url, path, title) => {
    expect(await head(url)).toMatchObject({ canonical: PAGES_ORIGIN + path, title });
  });

  it('has the browser fetch the picture of the view before the page asks for it', async () => {
    const pictureAt = async (url: string) => (await head(url)).first?.[0]?.split('&')[0];
    const view = `/api/v1/frontend/projects/1/media-content/${IDS.view}/file?v=`;
    expect(await pictureAt('/masterplan/1')).toContain(view);
    expect(await pictureAt(`/masterplan/1/view/${IDS.view}`)).toContain(view);
    expect(await pictureAt('/map')).toBeUndefined();
  });

  it('tells of a home what everybody may know, and never a price', async () => {
    const { body } = await get('/masterplan/2/building/1/apartment/101');
    const { graph, meta, title } = headOf(body);
    expect(title).toBe('Apartment 1, House 1 | Project 1');
    expect(meta.description).toBe('Apartment 1, House 1, Project 1. Studio, 35.5\u00a0m², Floor: 1.');
    expect(graph[2]).toMatchObject({
      '@type': 'Apartment',
      floorSize: { value: 35.5, unitCode: 'MTK' },
      floorLevel: '1',
      numberOfRooms: 1,
    });
    expect(body).not.toMatch(/140[,.]?000/);
    expect(body.split('</head>', 1)[0]).not.toMatch(/price/i);
  });

  it('counts nothing available where the organisation hides statuses', async () => {
    const { graph, meta } = await head('/masterplan/4/building/5');
    expect(meta.description).toBe('Only in English');
    expect(graph[2]).toMatchObject({ numberOfAccommodationUnits: 2 });
    expect(graph[2]).not.toHaveProperty('numberOfAvailableAccommodationUnits');
  });

  it.each([
    '/masterplan/99',
    '/masterplan/5',
    '/masterplan/2/building/2',
    '/masterplan/3/building/3',
    '/rs/masterplan/2/building/2/5',
    '/masterplan/2/building/99/search',
    '/masterplan/2/building/1/5',
    '/masterplan/1/view/99999',
    '/rs/masterplan/2/view/5',
    // Of two projects nobody knows which one it is of.
    '/masterplan/3',
    '/masterplan/3?project=2',
    '/masterplan/3?project=x',
    '/masterplan?project=3',
    '/masterplan?project=99',
    '/masterplan?project=x',
    '/poi-details-page?poi=99999',
    '/poi-details-page?poi=x',
    '/masterplan/2/building/1/apartment/99999',
    `/masterplan/2/building/1/apartment/${IDS.unpublishedUnit}`,
    `/masterplan/2/building/1/apartment/${IDS.publicArea}`,
    '/nowhere',
  ])('answers 404 with the page for %s, and tells nothing of it', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('<body>The page');
    const { canonical, graph, meta, title } = headOf(response.body);
    expect(title).toBe(url.startsWith('/rs') ? '404 Stranica nije pronađena' : '404 Not Found');
    expect({ canonical, graph, meta }).toEqual({
      canonical: undefined,
      graph: [],
      meta: { robots: 'noindex' },
    });
  });

  it.each(['/masterplan/3?project=1', '/masterplan'])(
    'shows %s, which leads to what is published, and lists it nowhere',
    async (url) => {
      const { canonical, meta } = await head(url);
      expect([canonical, meta]).toEqual([undefined, { robots: 'noindex' }]);
    },
  );

  it('finds a home under its own address, whatever building another one names', async () => {
    const { canonical } = await head('/masterplan/1/building/99/apartment/101');
    expect(canonical).toBe(`${PAGES_ORIGIN}/masterplan/2/building/1/apartment/101`);
  });

  it.each([
    '/poi-details-page',
    '/login',
    '/profile',
    '/compare-apartments-view',
    '/rs/signup',
    '/protected',
  ])('asks not to list %s, which is nobody else’s', async (url) => {
    expect((await head(url)).meta).toEqual({ robots: 'noindex' });
  });

  it('lists every published page in both languages, and nothing else', async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(Array.from(index.body.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)).toEqual([
      `${PAGES_ORIGIN}/sitemap-1.xml`,
    ]);
    const { body } = await get('/sitemap-1.xml');
    const english = [
      '/map',
      ...[1, 2, 4, 6].map((id) => `/masterplan/${id}`),
      ...['2/building/1', '1/building/4', '4/building/5', '6/building/7'].map((end) => `/masterplan/${end}`),
      ...[101, 102, 103].map((id) => `/masterplan/2/building/1/apartment/${id}`),
      ...[401, 402].map((id) => `/masterplan/1/building/4/apartment/${id}`),
      ...[501, 502].map((id) => `/masterplan/4/building/5/apartment/${id}`),
      '/masterplan/6/building/7/apartment/701',
    ];
    const addresses = Array.from(body.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
    expect(addresses).toEqual(english.flatMap((path) => [PAGES_ORIGIN + path, `${PAGES_ORIGIN}/rs${path}`]));
    expect(body).toContain(`hreflang="sr-Latn" href="${PAGES_ORIGIN}/rs/map"`);
    expect((await get('/sitemap-2.xml')).statusCode).toBe(404);
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${PAGES_ORIGIN}/sitemap.xml`);
  });

  it('says of a released remote’s pages what its manifest says, as soon as it says it', async () => {
    const [entry] = (await pages.store.readDocument()).document.microFrontends['@suite/shell'] ?? [];
    if (!entry) throw new Error('no shell');
    const release = async (title: string) => {
      const { document, tag } = await pages.store.readDocument();
      const route = (name: string, head: RouteHead) =>
        ({ pattern: `/${name}`, layout: 'default', page: 'tours', head }) as const;
      const tours = route('tours', {
        title: { en: title, rs: 'Obilasci' },
        description: { en: 'Walks by the sea', rs: 'Šetnje uz more' },
        isIndexed: true,
      });
      const unlisted = route('walks', { title: { en: 'Walks', rs: 'Šetnje' } });
      const remote = { team: 'Tours', routes: { tours, walks: unlisted }, panels: [], menu: [] };
      const suite = { ...entry.extras.suite, remote };
      const microFrontends = {
        ...document.microFrontends,
        '@suite/mf-tours': [{ ...entry, extras: { suite } }],
      };
      await pages.store.writeDocument({ ...document, microFrontends }, tag);
    };
    await release('Tours');
    expect(await head('/rs/tours')).toMatchObject({
      title: 'Obilasci | Otvoreno',
      canonical: `${PAGES_ORIGIN}/rs/tours`,
      meta: { description: 'Šetnje uz more' },
    });
    expect(await head('/walks')).toMatchObject({
      title: 'Walks | Open',
      canonical: undefined,
      meta: { robots: 'noindex' },
    });
    const { body } = await get('/sitemap-1.xml');
    expect(body).toContain(`<loc>${PAGES_ORIGIN}/tours</loc>`);
    expect(body).not.toContain('walks');
    await release('Guided tours');
    expect((await head('/tours')).title).toBe('Guided tours | Open');
  });

  it('gives icon and manifest of the site', async () => {
    expect((await get('/icon.svg')).headers['content-type']).toBe('image/svg+xml');
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(manifest.json()).toMatchObject({ name: 'Open', start_url: '/', theme_color: '#FBF9F5' });
  });

  it('follows the catalogue, and escapes what it says', async () => {
    const name = `"><script>alert('1')</script>&`;
    const texts = (en: string) => JSON.stringify({ en });
    await pages.app.db
      .updateTable('buildings')
      .set({ title: texts(name) })
      .where('id', '=', 4)
      .execute();
    const { body } = await get('/masterplan/1/building/4');
    expect(body).not.toContain('<script>alert');
    const { graph, meta } = headOf(body);
    expect(meta['og:title']).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;');
    expect(graph[2]).toMatchObject({ name });
    await pages.app.db.updateTable('buildings').set({ published: false }).where('id', '=', 4).execute();
    expect((await get('/masterplan/1/building/4')).statusCode).toBe(404);
    expect((await get('/sitemap-1.xml')).body).not.toContain('/building/4');
    await pages.app.db
      .updateTable('buildings')
      .set({ published: true, title: texts('House 4') })
      .where('id', '=', 4)
      .execute();
  });

  it('does not speak of a project that is shown to a few only', async () => {
    await pages.app.db.updateTable('projects').set({ private_preview: true }).where('id', '=', 2).execute();
    expect((await head('/masterplan/4/building/5')).meta).toEqual({ robots: 'noindex' });
    expect((await get('/sitemap-1.xml')).body).not.toContain('/masterplan/4');
    await pages.app.db.updateTable('projects').set({ private_preview: false }).where('id', '=', 2).execute();
  });

  it('calls the page of a withdrawn unit by its number', async () => {
    const { db } = pages.app;
    const units = await db.selectFrom('any_apartments').select(['id', 'name']).execute();
    const [withdrawn, ...others] = units.toSorted(
      (a, b) => Number(b.id === WITHDRAWN) - Number(a.id === WITHDRAWN),
    );
    await db.transaction().execute((trx) => withdrawOthers(trx, 1, others));
    for (const [prefix, sentence] of [
      ['', `Apartment ${withdrawn?.name} is no longer offered`],
      ['/rs', `Stan ${withdrawn?.name} više nije u ponudi`],
    ] as const) {
      const response = await get(`${prefix}/masterplan/2/building/1/apartment/${WITHDRAWN}`);
      expect([response.statusCode, headOf(response.body).title]).toEqual([410, sentence]);
    }
  });
});
