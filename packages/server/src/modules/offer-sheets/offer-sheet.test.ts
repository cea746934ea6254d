import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MEDIA_TYPE_IDS, TYPE_KEYS } from '@suite/contracts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatUnitType } from '../../mail/templates/formats.ts';
import { IDS } from '../../testing/fixture.ts';
import { openAppBeside, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { SHEET_LABELS } from './labels.ts';
import { viewPart } from './view-part.ts';

const PAPERS = { a4: [595.28, 841.89], letter: [612, 792] } as const;
const LONG = 'Rezidencija na obali mora sa pogledom na Bokokotorski zaliv i okolna brda '.repeat(3).trim();

describe.each([FAST_BACKEND])('the offer sheet on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
    const contacts = { telephone: '+382 20 555 0123', email: 'prodaja@developer.example' };
    await app.db.updateTable('organizations').set(contacts).where('id', '=', 1).execute();
  });
  afterAll(() => app.close());

  const get = (id: number, query = '', headers: Record<string, string> = {}) =>
    app.call('getOfferSheet', { params: { id }, query, headers });
  async function read(id: number, query = '', headers: Record<string, string> = {}) {
    const response = await get(id, query, headers);
    expect(response.headers['content-type']).toBe('application/pdf');
    const pdf = await getDocumentProxy(new Uint8Array(response.rawPayload));
    const page = await pdf.getPage(1);
    const { text } = await extractText(pdf, { mergePages: true });
    const { info } = await pdf.getMetadata();
    const title: unknown = Reflect.get(info, 'Title');
    return { pages: pdf.numPages, size: page.view.slice(2), text: text.replaceAll('\u00A0', ' '), title };
  }

  it.each([
    [
      'a4',
      1,
      ['Offer sheet', 'Apartment 1', 'Available', 'Net area', '35.5 m²', '1 of 9', 'South', 'Parking'],
    ],
    ['letter', 6, ['Ponuda', 'Stan 1', 'Slobodan', 'Neto površina', '35,5 m²', '1 od 9', 'Jug', 'Kuća 1']],
  ] as const)(
    'is one page of %s in the language %i, with facts, seller and link',
    async (paper, langId, texts) => {
      const { pages, size, text } = await read(101, `paper=${paper}&langId=${langId}`);
      expect(pages).toBe(1);
      expect(size.map((length) => Math.round(length * 100) / 100)).toEqual(PAPERS[paper]);
      for (const part of [...texts, '+382 20 555 0123', 'prodaja@developer.example'])
        expect(text).toContain(part);
      expect(text).toContain(SHEET_LABELS[langId === 6 ? 'rs' : 'en'].notGuaranteed);
      expect(text.replaceAll(/\s/g, '')).toContain('/masterplan/2/building/1/apartment/101');
      expect(text).toContain(String(new Date().getUTCFullYear()));
    },
  );

  it('has the price for a member who may see it, and a request for a guest', async () => {
    const guest = await read(101);
    expect(guest.text).toContain('Price on request');
    expect(guest.text).not.toMatch(/140,000|€/);
    const member = await read(101, '', app.headersOf.user);
    expect(member.text).toContain('140,000 €');
    expect(member.text).toContain('3,944 €/m²');
    expect(member.text).not.toContain('Price on request');
  });

  it('of a unit that is gone has its status and no price, for members too', async () => {
    for (const headers of [{}, app.headersOf.user]) {
      const { text } = await read(103, '', headers);
      expect(text).toContain('Sold');
      expect(text).not.toMatch(/€|Price on request/);
    }
  });

  it('says nothing of a status that is hidden', async () => {
    const { text } = await read(501);
    expect(text).not.toMatch(/Sold|Prodat/);
    expect(text).toContain('Price on request');
  });

  it.each([IDS.unpublishedUnit, IDS.publicArea, 201, 601, 9999])('is not there for unit %i', async (id) => {
    expect((await get(id)).statusCode).toBe(404);
  });

  it('has what is seen from the terrace where there is a picture of it', async () => {
    const { db } = app;
    const [view, { id: last }] = await Promise.all([
      db.selectFrom('media').selectAll().where('id', '=', IDS.view).executeTakeFirstOrThrow(),
      db
        .selectFrom('media')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirstOrThrow(),
    ]);
    const media_data = JSON.stringify({ width: 900, height: 450, polygons: [] });
    const name = JSON.stringify({ en: 'View from the terrace', sr: 'Pogled sa terase' });
    const own = { media_type_id: MEDIA_TYPE_IDS.terrace_view, masterplan_id: null, apartment_id: 101 };
    const terrace = { ...view, ...own, id: last + 1, name, media_data, textual_content: null };
    const before = await read(101, 'langId=6');
    expect(before.text).not.toContain('Pogled sa terase');
    await db.insertInto('media').values(terrace).execute();
    for (const paper of ['a4', 'letter']) {
      const { pages, text } = await read(101, `langId=6&paper=${paper}`);
      expect(pages).toBe(1);
      expect(text).toContain('Pogled sa terase');
    }
  });

  it('is a file for the person who asked, kept by no cache', async () => {
    const { headers } = await get(101, 'langId=6');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.vary).toContain('Authorization');
    expect(headers['content-disposition']).toBe('attachment; filename="ponuda-stan-1-kuca-1-projekat-1.pdf"');
    expect((await read(101, 'langId=6')).title).toBe('Ponuda Stan 1, Kuća 1, Projekat 1');
  });

  it('is limited', async () => {
    const { call } = await openAppBeside(app, { rateLimits: true });
    const statuses = [];
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await call('getOfferSheet', { params: { id: 9999 } })).statusCode);
    }
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });

  it.each(['a4', 'letter'])('stays one page of %s with names of any length', async (paper) => {
    const name = JSON.stringify({ en: LONG });
    await app.db.updateTable('projects').set({ name, place: name }).where('id', '=', 1).execute();
    await app.db.updateTable('organizations').set({ name }).where('id', '=', 1).execute();
    await app.db
      .updateTable('apartments')
      .set({ name: LONG.slice(0, 100) })
      .where('id', '=', 102)
      .execute();
    await app.db.updateTable('buildings').set({ title: name }).where('id', '=', 1).execute();
    const rooms = Array.from({ length: 40 }, () => ({ name: { en: LONG }, areaM2: 12 }));
    const media = JSON.stringify({ width: 40, height: 20, polygons: [], rooms });
    await app.db
      .updateTable('media')
      .set({ media_data: media })
      .where('id', 'in', [IDS.englishPlan, IDS.serbianPlan])
      .execute();
    expect((await read(102, `paper=${paper}`, app.headersOf.user)).pages).toBe(1);
  });
});

it('has the texts of the screens', () => {
  const ids = {
    apartment: 'unit.apartmentNumber',
    asOf: 'common.asOf',
    priceOnRequest: 'common.priceOnRequest',
    typicalPlan: 'common.typicalPlan',
    type: 'unit.type',
    netArea: 'unit.netArea',
    terrace: 'unit.terrace',
    floor: 'unit.floor',
    floorOf: 'unit.floorOf',
    orientation: 'unit.orientation',
    notGuaranteed: 'common.availabilityNotGuaranteed',
  } as const;
  const camel = (key: string) => key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  for (const [locale, file] of [
    ['en', 'en'],
    ['rs', 'sr'],
  ] as const) {
    const folder = path.join(import.meta.dirname, '../../../../i18n/locales');
    const messages = JSON.parse(readFileSync(path.join(folder, `${file}.json`), 'utf8'));
    const labels = SHEET_LABELS[locale];
    for (const [label, id] of Object.entries(ids))
      expect(labels[label as keyof typeof ids]).toBe(messages[id]);
    for (const key of TYPE_KEYS) expect(formatUnitType(key, locale)).toBe(messages[`type.${camel(key)}`]);
    for (const [key, text] of Object.entries(labels.amenities)) expect(text).toBe(messages[`amenity.${key}`]);
    for (const [key, text] of Object.entries(labels.orientations))
      expect(text).toBe(messages[`orientation.${key}`]);
  }
});

describe('the part of a view that is printed', () => {
  const square = (x: number, y: number, side: number): [number, number][] => [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y],
  ];
  const picture = { width: 1600, height: 900 };

  it('is as wide as the picture, about the middle of the building', () => {
    expect(viewPart(picture, 2, [square(700, 300, 200)], square(700, 300, 50))).toEqual({
      x: 0,
      y: 0,
      width: 1600,
      height: 800,
    });
    expect(viewPart(picture, 4, [square(700, 300, 200)], square(700, 300, 50))).toEqual({
      x: 0,
      y: 200,
      width: 1600,
      height: 400,
    });
  });

  it('is moved to where the unit is in a building that is higher', () => {
    const tower = [square(700, 0, 100), square(700, 750, 100)];
    expect(viewPart(picture, 4, tower, square(700, 0, 100)).y).toBe(0);
    expect(viewPart(picture, 4, tower, square(700, 750, 100)).y).toBe(474);
  });
});
