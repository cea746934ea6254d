import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { operations } from '../operations.ts';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const NAME = { en: 'Bay', sr: 'Zaliv' };
const LONG = { en: 'x'.repeat(101) };

describe('changes of a project', () => {
  const colours = { accent: '#1D4657', accentHover: '#12303d', accentInk: '#ffffff', accentTint: '#e8f0f2' };

  it.each([
    [{}, true],
    [{ name: NAME }, true],
    [{ name: { en: 'x'.repeat(100) } }, true],
    [{ name: LONG }, false],
    [{ description: { en: 'x'.repeat(5000) } }, true],
    [{ description: { en: 'x'.repeat(5001) } }, false],
    [{ description: null }, true],
    [{ website: 'https://example.com' }, true],
    [{ website: null }, true],
    [{ website: 'javascript:alert(1)' }, false],
    [{ website: 'example.com' }, false],
    [{ website: `https://example.com/${'x'.repeat(500)}` }, false],
    [{ location: [18.7, 42.4] }, true],
    [{ location: [180, -90] }, true],
    [{ location: [180.1, 0] }, false],
    [{ location: [0, 90.1] }, false],
    [{ location: null }, true],
    [{ defaultLangId: 7 }, true],
    [{ defaultLangId: 0 }, false],
    [{ defaultLangId: 8 }, false],
    [{ selectedFilters: [1, 7] }, true],
    [{ selectedFilters: [11] }, false],
    [{ selectedRoles: [1, 5] }, true],
    [{ selectedRoles: [6] }, false],
    [{ priceEnabled: true, compareEnabled: false, privatePreview: false, demoSettings: true }, true],
    [{ priceEnabled: 'true' }, false],
    [{ publish: false }, true],
    [{ colours }, true],
    [{ colours: { ...colours, accent: 'red' } }, false],
    [{ colours: { ...colours, accent: '#1D4657;}' } }, false],
    [{ colours: { accent: '#1D4657' } }, false],
    [{ organizationId: 2 }, false],
    [{ id: 2 }, false],
  ])('%j is one: %s', (body, accepted) => {
    expect(accepts(operations.updateProject.body, body)).toBe(accepted);
  });
});

describe('masterplans', () => {
  const full = {
    projectId: 1,
    parentId: 0,
    name: NAME,
    description: null,
    community: false,
    publish: true,
    position: 0,
  };

  it('is added with all that it has, or with project and name', () => {
    expect(accepts(operations.createMasterplan.body, full)).toBe(true);
    expect(accepts(operations.createMasterplan.body, { projectId: 1, name: NAME })).toBe(true);
    expect(accepts(operations.createMasterplan.body, { projectId: 1 })).toBe(false);
    expect(accepts(operations.createMasterplan.body, { name: NAME })).toBe(false);
  });

  it.each([
    ['parentId', -1],
    ['parentId', 2_147_483_648],
    ['name', LONG],
    ['name', 'Bay'],
    ['community', 1],
    ['publish', null],
    ['position', -1],
    ['position', 100_001],
    ['owner', 'me'],
  ])('is refused with %s as %j', (key, value) => {
    const { projectId: _, ...fields } = full;
    expect(accepts(operations.createMasterplan.body, { ...full, [key]: value })).toBe(false);
    expect(accepts(operations.updateMasterplan.body, { ...fields, [key]: value })).toBe(false);
  });

  it('stays in its project', () => {
    expect(accepts(operations.updateMasterplan.body, {})).toBe(true);
    expect(accepts(operations.updateMasterplan.body, { projectId: 2 })).toBe(false);
  });
});

describe('media', () => {
  const full = {
    mediaId: 7,
    name: NAME,
    mediaTypeId: 9,
    textualContent: { en: 'A bay' },
    language: 'sr',
    position: 1,
    owner: { kind: 'gallery', id: 3 },
  };

  it('are added with all that they have, or with name and type', () => {
    expect(accepts(operations.createProjectMedia.body, full)).toBe(true);
    expect(accepts(operations.createProjectMedia.body, { name: NAME, mediaTypeId: 4 })).toBe(true);
    expect(accepts(operations.createProjectMedia.body, { name: NAME })).toBe(false);
  });

  it('[R3.042] have the types 1 to 22, named or not', () => {
    const taken = [0, 1, 10, 22, 23].filter((mediaTypeId) =>
      accepts(operations.createProjectMedia.body, { ...full, mediaTypeId }),
    );
    expect(taken).toEqual([1, 10, 22]);
  });

  it.each([
    ['mediaId', 0],
    ['name', LONG],
    ['textualContent', { en: 'x'.repeat(10_001) }],
    ['language', 'rs'],
    ['owner', { kind: 'user', id: 3 }],
    ['owner', { kind: 'gallery', id: 0 }],
    ['owner', { kind: 'gallery' }],
    ['url', 'https://example.com/x.png'],
  ])('are refused with %s as %j', (key, value) => {
    expect(accepts(operations.createProjectMedia.body, { ...full, [key]: value })).toBe(false);
    expect(accepts(operations.updateProjectMedia.body, { ...full, [key]: value })).toBe(false);
  });

  it('are changed and removed by their id', () => {
    expect(accepts(operations.updateProjectMedia.body, { mediaId: 7 })).toBe(true);
    expect(accepts(operations.updateProjectMedia.body, { name: NAME })).toBe(false);
    expect(accepts(operations.deleteProjectMedia.body, { mediaId: 7 })).toBe(true);
    expect(accepts(operations.deleteProjectMedia.body, {})).toBe(false);
  });

  it.each([
    [{ projectId: '1' }, true],
    [{ projectId: '1', name: 'Plan' }, true],
    [{ projectId: '0' }, false],
    [{ name: 'Plan' }, false],
    [{ projectId: '1', name: 'a\r\nb' }, false],
    [{ projectId: '1', path: '/etc' }, false],
  ])('are uploaded with %j: %s', (form, accepted) => {
    expect(accepts(operations.uploadMedia.form, form)).toBe(accepted);
  });
});

describe('packages', () => {
  const item = { name: NAME };

  it('count one of an item unless they say how many', () => {
    const { items } = operations.createPackage.body.parse({ name: NAME, items: [item] });
    expect(items).toEqual([{ ...item, quantity: 1 }]);
  });

  it.each([
    [{}, true],
    [{ name: NAME, description: null, position: 2, publish: true, apartmentTypeIds: [1] }, true],
    [{ items: [{ ...item, quantity: 1000 }] }, true],
    [{ items: [{ ...item, quantity: 1001 }] }, false],
    [{ items: [{ ...item, quantity: 0 }] }, false],
    [{ items: Array.from({ length: 100 }, () => item) }, true],
    [{ items: Array.from({ length: 101 }, () => item) }, false],
    [{ items: [{ ...item, price: 5 }] }, false],
    [{ apartmentTypeIds: [0] }, false],
    [{ projectId: 2 }, false],
  ])('are changed by %j: %s', (body, accepted) => {
    expect(accepts(operations.updatePackage.body, body)).toBe(accepted);
  });

  it('have a name from the beginning', () => {
    expect(accepts(operations.createPackage.body, { publish: true })).toBe(false);
  });
});

describe('changes of a unit', () => {
  it.each([
    [{}, true],
    [{ status: 'pending-reservation' }, true],
    [{ status: 'all' }, false],
    [{ priceEur: 0 }, true],
    [{ priceEur: 2_147_483_647 }, true],
    [{ priceEur: 2_147_483_648 }, false],
    [{ priceEur: -1 }, false],
    [{ priceEur: 99.5 }, false],
    [{ priceEur: null }, true],
    [{ orientation: 'NW' }, true],
    [{ orientation: 'up' }, false],
    [{ publish: false }, true],
    [{ area: 50 }, false],
  ])('%j is one: %s', (body, accepted) => {
    expect(accepts(operations.updateApartment.body, body)).toBe(accepted);
  });
});

describe('enquiries and mails', () => {
  const mail = {
    id: 1,
    to: 'ana@example.com',
    subject: 'Your request',
    createdAt: '2026-11-20T08:40:00.000Z',
    state: 'failed',
    attempts: 8,
    sentAt: null,
    lastError: '550',
  };
  const response = (attributes: unknown) => ({ data: { id: 1, type: 'mail', attributes } });

  it('asks for all enquiries or those of one project', () => {
    expect(accepts(operations.listEnquiries.query, {})).toBe(true);
    expect(accepts(operations.exportEnquiries.query, { projectId: '1' })).toBe(true);
    expect(accepts(operations.listEnquiries.query, { projectId: 'all' })).toBe(false);
  });

  it('shows a mail with its delivery, and its text only where it is kept', () => {
    const { getMail } = operations;
    expect(accepts(getMail.response, response({ ...mail, text: null, html: null }))).toBe(true);
    expect(accepts(getMail.response, response({ ...mail, text: 'Hello', html: '<p>Hello</p>' }))).toBe(true);
    expect(accepts(getMail.response, response(mail))).toBe(false);
    expect(accepts(getMail.response, response({ ...mail, text: null, html: null, state: 'lost' }))).toBe(
      false,
    );
  });

  it('lists reservations only', () => {
    const unit = {
      apartmentId: 304,
      buildingId: 12,
      name: '304',
      status: 'reserved',
      since: '2026-11-20T08:40:00.000Z',
    };
    const of = (attributes: unknown) => ({
      data: [{ id: 304, type: 'reservation', attributes }],
      meta: { total: 1, asOf: unit.since },
    });
    expect(accepts(operations.listReservations.response, of(unit))).toBe(true);
    expect(accepts(operations.listReservations.response, of({ ...unit, status: 'sold' }))).toBe(false);
  });

  it('finds projects that nobody placed on the map', () => {
    const feature = {
      type: 'Feature',
      id: 1,
      geometry: null,
      properties: { id: 1, name: 'Bay', place: null, publish: false },
    };
    const collection = { type: 'FeatureCollection', features: [feature] };
    expect(accepts(operations.getGeodata.response, collection)).toBe(true);
  });
});
