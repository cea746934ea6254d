import { describe, expect, it } from 'vitest';
import { unwrapList, unwrapOne } from './envelope.ts';

const THING = { id: 12, name: 'B2' };

describe('one thing', () => {
  it.each([
    ['bare', THING],
    ['in data', { data: THING }],
    ['in data.attributes', { data: { id: 12, type: 'building', attributes: THING } }],
    ['in attributes', { id: 12, type: 'building', attributes: THING }],
    ['with its id outside', { data: { id: 12, type: 'building', attributes: { name: 'B2' } } }],
    ['with its id outside, as text', { data: { id: '12', attributes: { name: 'B2' } } }],
  ])('[R3.033] is read %s', (_, body) => {
    expect(unwrapOne(body)).toEqual(THING);
  });

  it('keeps the id of its attributes when the envelope has another', () => {
    expect(unwrapOne({ data: { id: 'x', attributes: THING } })).toEqual(THING);
  });

  it('needs no id at all', () => {
    expect(unwrapOne({ data: { attributes: { projectId: 1 } } })).toEqual({ projectId: 1 });
  });

  it('[R7.009] keeps fields that nobody knows', () => {
    expect(unwrapOne({ data: { attributes: { ...THING, extra: [1] } }, meta: {} })).toEqual({
      ...THING,
      extra: [1],
    });
  });

  it.each([[null], ['text'], [3], [[1, 2]]])('is given back as it is when it is no object: %j', (body) => {
    expect(unwrapOne(body)).toEqual(body);
  });
});

describe('a list', () => {
  it.each([
    ['bare', [THING]],
    ['in data', { data: [THING], meta: { total: 1 } }],
    ['in data with attributes', { data: [{ id: 12, attributes: { name: 'B2' } }] }],
  ])('[R3.033] is read %s', (_, body) => {
    expect(unwrapList(body)).toEqual([THING]);
  });

  it.each([[null], [{ data: null }]])('is empty for %j', (body) => {
    expect(unwrapList(body)).toEqual([]);
  });

  it.each([[{}], [{ data: {} }], ['text'], [{ data: 'banana' }]])('is a fault of the API for %j', (body) => {
    expect(() => unwrapList(body)).toThrow('Invalid response format');
  });
});
