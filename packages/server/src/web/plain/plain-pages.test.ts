import { brotliCompressSync } from 'node:zlib';
import { LOCALES } from '@suite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withdrawOthers } from '../../content/withdrawn-units.ts';
import { IDS, unit } from '../../testing/fixture.ts';
import { links, openPages, plainOf, rows, type ServedPages, text } from '../../testing/served-pages.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

/** Compressed. */
const LIMIT_BYTES = 2_000;
const UNIT = '/masterplan/2/building/1/apartment/101';
const HOSTILE = `"><script>alert('1')</script>&<b>`;

describe.each([FAST_BACKEND])('pages without scripts on %s', (backend) => {
  let pages: ServedPages;
  beforeAll(async () => {
    pages = await openPages(backend);
    await pages.app.db
      .updateTable('organizations')
      .set({ telephone: '+382 20 555 0123', email: 'sales@open.example', reply_days: 2 })
      .where('id', '=', 1)
      .execute();
  });
  afterAll(() => pages.close());

  const plain = async (url: string) => plainOf((await pages.get(url)).body);
  it('are hidden where scripts are expected, and shown where they are off', async () => {
    const { body, headers } = await pages.get('/map');
    expect(body).toMatch(
      /<div id="root"><div id="plain" hidden><template><link rel="stylesheet" href="\/plain\.css\?v=[\da-f]{8}"><\/template>/,
    );
    const [, style = ''] = /<noscript>(.*?)<\/noscript>/.exec(body) ?? [];
    expect(style).toContain('#plain{display:block}');
    const address = /href="([^"]+)"/.exec(style)?.[1] ?? '';
    const sheet = await pages.app.http.inject(address);
    expect([sheet.statusCode, sheet.headers['content-type'], sheet.headers['cache-control']]).toEqual([
      200,
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
    expect(headers['content-security-policy']).toContain("form-action 'self'");
  });

  it('list the projects on the map', async () => {
    const markup = await plain('/map');
    expect(text(markup)).toContain('Project map');
    expect(links(markup)).toEqual(
      expect.arrayContaining([
        ['/masterplan/1', 'Project 1'],
        ['/masterplan/4', 'Project 2'],
        ['/rs/map', 'Srpski'],
        ['tel:+382205550123', 'Call +382 20 555 0123'],
        ['mailto:sales@open.example', 'Write to sales@open.example'],
        ['/privacy-policy', 'Privacy Policy'],
      ]),
    );
    expect(text(markup)).toContain('Project 1 Budva, Montenegro · ');
    expect(text(markup)).not.toContain('Project 3');
  });

  it('list what stands in a masterplan, with counts where they may be told', async () => {
    const markup = await plain('/rs/masterplan/1');
    expect(links(markup)).toEqual(
      expect.arrayContaining([
        ['/rs/map', 'Mapa projekata'],
        ['/rs/masterplan/2', 'Master plan 2'],
        ['/rs/masterplan/1/building/4', 'Kuća 4'],
        ['/masterplan/1', 'English'],
      ]),
    );
    expect(markup).not.toContain('/rs/masterplan/3');
    expect(text(await plain('/masterplan/4'))).not.toMatch(/available/);
  });

  it('list what is published below a masterplan that is not', async () => {
    expect(links(await plain('/masterplan/3?project=1'))).toEqual(
      expect.arrayContaining([
        ['/masterplan/2/building/1', 'House 1'],
        ['/masterplan/6/building/7', 'House 7'],
      ]),
    );
  });

  it('show the units of a building in a table, by the rules of a guest', async () => {
    const markup = await plain('/masterplan/2/building/1');
    const nbsp = '\u00a0';
    expect(rows(markup)).toEqual(
      [
        ['Apartment', 'Type', 'Floor', 'Rooms', 'Area', 'Status', 'Price'],
        ['1', 'Studio', '1', '1', `35.5${nbsp}m²`, 'Available', 'Price on request'],
        ['2', 'One bedroom', '2', '2', `50.0${nbsp}m²`, 'Pending reservation', 'Price on request'],
        ['3', 'One bedroom', '3', '3', `80.0${nbsp}m²`, 'Sold', '–'],
      ].map((row) => row.map((cell) => cell.replaceAll(nbsp, ' '))),
    );
    expect(links(markup)).toContainEqual([UNIT, '1']);
    expect(text(markup)).toContain('Only in English. 1 of 3 homes available.');
    expect(rows(await plain('/rs/masterplan/1/building/4'))).toEqual([
      ['Stan', 'Struktura', 'Sprat', 'Broj soba', 'Površina', 'Status', 'Cena'],
      ['1', '1 spavaća soba', '4', '2', '50,0 m²', 'Rezervisan', 'Cena na upit'],
      ['2', '1 spavaća soba', 'Podrum 2', '', '50,0 m²', 'Nedostupan', '–'],
    ]);
  });

  it('tell no status where the organisation hides them, nor that a unit is gone', async () => {
    const { db } = pages.app;
    await db.updateTable('apartments').set({ apartment_type_id: 2 }).where('building_id', '=', 5).execute();
    const markup = await plain('/masterplan/4/building/5');
    expect(rows(markup).map((row) => row.slice(5))).toEqual([
      ['Price'],
      ['Price on request'],
      ['Price on request'],
    ]);
    const sold = await plain('/masterplan/4/building/5/apartment/501');
    expect(text(sold)).not.toMatch(/Status|Sold/);
    expect(sold).toContain('<form method="post" action="/enquiry">');
  });

  it('show the facts of a unit, its plan, and the form to ask for its price', async () => {
    const markup = await plain('/masterplan/2/building/1/apartment/102');
    expect(text(markup)).toContain(
      'Type One bedroom Net area 50.0 m² Terrace 8.5 m² Floor 2 Rooms 2 Orientation North-east ' +
        'Status Pending reservation Price Price on request',
    );
    expect(markup).toMatch(
      new RegExp(
        `<img src="/api/v1/frontend/projects/1/media-content/${IDS.englishPlan}/file\\?v=[\\da-f]{8}" alt="Apartment 2, House 1" width="900" height="450" loading="lazy">`,
      ),
    );
    expect(text(markup)).toContain('A sales adviser replies within 2 working days, in English or Serbian.');
    const labels = Array.from(markup.matchAll(/<label for="(\w+)">([^<]+)</g), ([, , label]) => label);
    expect(labels).toEqual([
      'First name',
      'Last name',
      'E-mail',
      'Phone, optional',
      'Best time to call, optional',
      'Note, optional',
    ]);
    const again = await plain('/masterplan/2/building/1/apartment/102');
    const keyOf = (html: string) => /name="key" value="([\w-]{36})"/.exec(html)?.[1];
    expect(keyOf(markup)).toBeTruthy();
    expect(keyOf(again)).not.toBe(keyOf(markup));
  });

  it('tell no price to anybody, since they are kept for all', async () => {
    const headers = { accept: 'text/html', ...pages.app.headersOf.super_admin };
    for (const url of ['/masterplan/2/building/1', UNIT]) {
      const { body } = await pages.app.http.inject({ url, headers });
      expect(plainOf(body)).toContain('Price on request');
      expect(body).not.toMatch(/140[,.]?000|200[,.]?000|€/);
    }
  });

  it('ask for no unit that is gone', async () => {
    const markup = await plain('/masterplan/2/building/1/apartment/103');
    expect(text(markup)).toContain('Status Sold');
    expect(markup).not.toContain('<form');
  });

  it('escape what the catalogue says, in texts, links and attributes', async () => {
    const { db } = pages.app;
    const texts = JSON.stringify({ en: HOSTILE });
    await db.updateTable('apartments').set({ name: HOSTILE }).where('id', '=', 401).execute();
    await db.updateTable('buildings').set({ title: texts }).where('id', '=', 4).execute();
    await db.updateTable('projects').set({ name: texts, place: texts }).where('id', '=', 1).execute();
    await db
      .updateTable('organizations')
      .set({ name: texts, telephone: HOSTILE })
      .where('id', '=', 1)
      .execute();
    for (const url of [
      '/map',
      '/masterplan/1',
      '/masterplan/1/building/4',
      '/masterplan/1/building/4/apartment/401',
    ]) {
      const markup = await plain(url);
      expect(markup, url).toContain(
        '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;&lt;b&gt;',
      );
      expect(markup, url).not.toMatch(/<script|<b>|="[^"]*"">/);
    }
    await db
      .updateTable('organizations')
      .set({ name: JSON.stringify({ en: 'Open' }) })
      .where('id', '=', 1)
      .execute();
  });

  it('bear odd data: no price, no area, no plan, no type, no units', async () => {
    const { db } = pages.app;
    await db
      .updateTable('media')
      .set({ apartment_type_id: null, masterplan_id: 1 })
      .where('apartment_type_id', '=', 2)
      .execute();
    await db
      .updateTable('apartments')
      .set({ price_eur: 0, area_m2: 0, rooms: 0, orientation: null, name: 'N'.repeat(300) })
      .where('id', '=', 102)
      .execute();
    const markup = await plain('/masterplan/2/building/1/apartment/102');
    expect(markup).not.toContain('<img');
    expect(text(markup)).not.toMatch(/Net area|Rooms|Orientation|NaN|null|undefined/);
    expect(text(markup)).toContain('Price on request');
    await db.deleteFrom('apartments').where('id', '=', 701).execute();
    const empty = await plain('/masterplan/6/building/7');
    expect(text(empty)).toContain('House 7');
    expect(empty).not.toContain('<table');
  });

  it.each([48, 100])('of a building of %s units take at most 2 kB, compressed', async (count) => {
    const { db } = pages.app;
    await db.deleteFrom('apartments').where('building_id', '=', 7).execute();
    const many = Array.from({ length: count }, (_, index) =>
      unit(70_000 + index, {
        building_id: 7,
        name: `${1 + Math.floor(index / 6)}0${1 + (index % 6)}`,
        apartment_type_id: 1 + (index % 2),
        floor: 1 + Math.floor(index / 6),
        area_m2: 35 + ((index * 7919) % 900) / 10,
        rooms: 1 + (index % 4),
        status: (['available', 'reserved', 'sold'] as const)[(index * 31) % 3] ?? 'available',
      }),
    );
    await db.insertInto('apartments').values(many).execute();
    const markup = await plain('/masterplan/6/building/7');
    expect(rows(markup)).toHaveLength(count + 1);
    const { length } = brotliCompressSync(markup);
    expect(length).toBeLessThan(LIMIT_BYTES);
    expect(length).toBeGreaterThan(500);
  });

  it('show more units than that in parts', async () => {
    await pages.app.db
      .insertInto('apartments')
      .values([unit(80_000, { building_id: 7, name: '9999' })])
      .execute();
    const [first, second] = [
      await plain('/masterplan/6/building/7'),
      await plain('/masterplan/6/building/7?page=2'),
    ];
    expect(rows(first)).toHaveLength(101);
    expect(links(first)).toContainEqual(['/masterplan/6/building/7?page=2', 'Next']);
    expect(rows(second).map(([number]) => number)).toEqual(['Apartment', '9999']);
    expect(links(second)).toContainEqual(['/masterplan/6/building/7?page=1', 'Previous']);
    expect(rows(await plain('/masterplan/6/building/7?page=3'))).toEqual([]);
  });

  it.each(LOCALES)('say what is not there or needs scripts, in %s', async (locale) => {
    const prefix = locale === 'en' ? '' : '/rs';
    const [missing, form] = [await plain(`${prefix}/nowhere`), await plain(`${prefix}/login`)];
    expect(text(missing)).toContain(
      locale === 'en' ? 'This page could not be found' : 'Ova stranica nije pronađena',
    );
    expect(text(form)).toContain(
      locale === 'en' ? 'This page needs JavaScript.' : 'Ova stranica zahteva JavaScript.',
    );
    expect(links(missing).at(1)?.[0]).toBe(`${prefix}/map`);
  });

  it('keep still about a project in private preview', async () => {
    const { db } = pages.app;
    await db.updateTable('projects').set({ private_preview: true }).where('id', '=', 2).execute();
    expect(text(await plain('/map'))).not.toContain('Project 2');
    for (const url of [
      '/masterplan/4',
      '/masterplan/4/building/5',
      '/masterplan/4/building/5/apartment/502',
    ]) {
      expect(text(await plain(url)), url).not.toMatch(/Project 2|Masterplan 4|House 5|Apartment 2|Discreet/);
    }
    await db.updateTable('projects').set({ private_preview: false }).where('id', '=', 2).execute();
  });

  it('say that a unit is withdrawn, and of which building', async () => {
    const { db } = pages.app;
    const units = await db
      .selectFrom('any_apartments')
      .select(['id', 'name'])
      .where('id', '!=', 402)
      .execute();
    await db.transaction().execute((trx) => withdrawOthers(trx, 1, units));
    const response = await pages.get('/masterplan/1/building/4/apartment/402');
    expect(response.statusCode).toBe(410);
    expect(text(plainOf(response.body))).toContain(
      'Apartment 2 is no longer offered It was withdrawn from sale in',
    );
  });

  it('have the privacy policy as a page of its own', async () => {
    const response = await pages.get('/rs/privacy-policy');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<html lang="sr-Latn">');
    expect(response.body).toContain('<h2>Vaša prava</h2>');
    expect(response.body).not.toContain('<script');
  });
});
