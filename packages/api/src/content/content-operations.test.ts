import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { operations } from '../operations.ts';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('queries for content', () => {
  const poiMedia = operations.listPoiMedia.query;
  const poiTypes = operations.listPoiTypes.query;
  const menu = operations.listMenuItems.query;
  const pois = operations.listMasterplanPois.query;

  it.each<[string, z.ZodType, unknown, boolean]>([
    ['media of a point', poiMedia, {}, true],
    ['media of a point', poiMedia, { langId: '6', mediaTypeId: '22' }, true],
    ['media of a point', poiMedia, { mediaTypeId: 'image' }, false],
    ['media of a point', poiMedia, { mediaType: '1' }, false],
    ['types of points', poiTypes, {}, true],
    ['types of points', poiTypes, { parentType: 'building' }, true],
    ['types of points', poiTypes, { parentType: 'menu_item' }, false],
    ['a menu', menu, {}, true],
    ['a menu', menu, { type: 'fullStructure', langId: '1' }, true],
    ['a menu', menu, { type: 'flat' }, false],
    ['points of a masterplan', pois, { poiTypeId: '3', langId: '6' }, true],
    ['points of a masterplan', pois, { poiTypeId: '' }, false],
  ])('asks for %s', (_, schema, query, accepted) => {
    expect(accepts(schema, query)).toBe(accepted);
  });

  it('asks alike at both addresses of points of interest', () => {
    for (const [name, other] of [
      ['getFrontendPoi', 'getPoi'],
      ['listFrontendPoiMedia', 'listPoiMedia'],
      ['getFrontendPoiMediaFile', 'getPoiMediaFile'],
      ['getFrontendPoiParent', 'getPoiParent'],
      ['listFrontendPoiTypes', 'listPoiTypes'],
    ] as const) {
      const { path } = operations[name];
      expect(operations[name]).toEqual({ ...operations[other], path });
      expect(path).toBe(operations[other].path.replace('/pois', '/frontend/pois'));
    }
  });
});

describe('the address of a tile', () => {
  const { params } = operations.getProjectMediaTile;

  it.each([
    [{ level: '0', tile: '0_0' }, true],
    [{ level: '12', tile: '9999_9999' }, true],
    [{ level: '100', tile: '0_0' }, false],
    [{ level: '-1', tile: '0_0' }, false],
    [{ level: '1', tile: '0' }, false],
    [{ level: '1', tile: '0_0.jpg' }, false],
    [{ level: '1', tile: '../0_0' }, false],
    [{ level: '1', tile: '10000_0' }, false],
  ])('%j is one: %s', (part, accepted) => {
    expect(accepts(params, { projectId: '1', mediaId: '2', ...part })).toBe(accepted);
  });
});

describe('queries of the catalogue', () => {
  const file = operations.getProjectMediaFile.query;
  const events = operations.followBuilding.query;
  const geocode = operations.geocode.query;
  const stylesheet = operations.getProjectStylesheet.query;

  it.each<[string, z.ZodType, unknown, boolean]>([
    ['a file', file, { resize: '32' }, true],
    ['a file', file, { resize: '2560', v: 'x'.repeat(64) }, true],
    ['a file', file, { resize: '99999' }, false],
    ['a file', file, { v: 'x'.repeat(65) }, false],
    ['changes of status', events, {}, true],
    ['changes of status', events, { lastEventId: '0' }, true],
    ['changes of status', events, { lastEventId: '9'.repeat(15) }, true],
    ['changes of status', events, { lastEventId: '9'.repeat(16) }, false],
    ['changes of status', events, { lastEventId: '1\n2' }, false],
    ['a place', geocode, { q: 'x'.repeat(100) }, true],
    ['a place', geocode, { q: 'x'.repeat(101) }, false],
    ['a place', geocode, { q: ' ' }, false],
    ['a place', geocode, { q: 'a\u0000b' }, false],
    ['a place', geocode, { q: 'Bar', limit: '0' }, false],
    ['a place', geocode, { q: 'Bar', limit: '11' }, false],
    ['a place', geocode, { q: 'Bar', types: 'poi' }, false],
    ['a stylesheet', stylesheet, { version: '12' }, true],
    ['a stylesheet', stylesheet, { version: '1'.repeat(11) }, false],
    ['a project', operations.listProjects.query, { type: 'geocode' }, true],
    ['a project', operations.listProjects.query, { type: 'csv' }, false],
  ])('asks for %s', (_, schema, query, accepted) => {
    expect(accepts(schema, query)).toBe(accepted);
  });
});
