import { describe, expect, it } from 'vitest';
import { unitType } from './documents/unit.ts';
import { collection, resource } from './envelope.ts';
import { operations } from './operations.ts';

const type = { id: 2, name: 'Studio', properties: { typeKey: 'studio' } };
const envelope = { id: 2, type: 'apartment-type', attributes: type };

describe('envelopes', () => {
  it('puts one thing into data.attributes', () => {
    expect(resource(unitType).safeParse({ data: envelope }).success).toBe(true);
    expect(resource(unitType).safeParse({ data: type }).success).toBe(false);
  });

  it('puts a list into data, with how many there are and of when', () => {
    const meta = { total: 1, asOf: '2026-11-20T08:40:00.000Z' };
    expect(collection(unitType).safeParse({ data: [envelope], meta }).success).toBe(true);
    expect(collection(unitType).safeParse({ data: [envelope] }).success).toBe(false);
  });
});

describe('parameters and queries', () => {
  it.each([
    ['12', 12],
    ['0', null],
    ['12a', null],
    ['-1', null],
    ['2147483648', null],
  ])('reads the id %j of a path as %j', (id, expected) => {
    const result = operations.getBuilding.params.safeParse({ id });
    expect(result.success ? result.data.id : null).toBe(expected);
  });

  it('knows the language and refuses what it does not know', () => {
    const { query } = operations.getBuilding;
    expect(query.parse({ langId: '6' })).toEqual({ langId: 6 });
    expect(query.parse({})).toEqual({});
    expect(query.safeParse({ language: 'rs' }).success).toBe(false);
  });

  it('[R7.071] asks for five places of every type when nothing else is said', () => {
    const { query } = operations.geocode;
    expect(query.parse({ q: ' Budva ' })).toEqual({
      q: 'Budva',
      limit: 5,
      types: ['country', 'region', 'place'],
    });
    expect(query.parse({ q: 'Budva', limit: '10', types: 'place,country' })).toMatchObject({
      limit: 10,
      types: ['country', 'place'],
    });
  });

  it.each([
    ['800', true],
    ['801', false],
    ['', false],
  ])('serves a picture resized to %j: %s', (resize, accepted) => {
    expect(operations.getProjectMediaFile.query.safeParse({ resize }).success).toBe(accepted);
  });
});
