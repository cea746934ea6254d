import { describe, expect, it } from 'vitest';
import { unit as changed } from '../fixtures/unit.ts';
import { changedUnit, changedUnits, parseStatusChange, type StatusChange } from './status-change.ts';

const LATER = '2026-11-20T09:00:00.000Z';
const SOLD: StatusChange = { apartmentId: 304, status: 'sold', asOf: LATER };
const mapOf = (...changes: StatusChange[]) => new Map(changes.map((one) => [one.apartmentId, one]));

describe('the data of an event', () => {
  it('is read', () => {
    expect(parseStatusChange(JSON.stringify({ ...SOLD, extra: 1 }))).toEqual(SOLD);
  });

  it.each(['', 'null', '5', '[]', '{', '{"apartmentId":"304","status":"sold","asOf":"x"}'])(
    'that is %j is none',
    (data) => {
      expect(parseStatusChange(data)).toBeNull();
    },
  );

  it.each([
    { ...SOLD, status: 'gone' },
    { ...SOLD, asOf: undefined },
    { ...SOLD, apartmentId: undefined },
  ])('that is %j is none', (data) => {
    expect(parseStatusChange(JSON.stringify(data))).toBeNull();
  });
});

describe('a unit', () => {
  it('gets status and time in both places where they stand', () => {
    const unit = changedUnit(changed(304), SOLD);
    expect(unit).toMatchObject({ status: 'sold', asOf: LATER, properties: { status: 'sold' } });
  });

  it('gets no second status where it had one', () => {
    const unit = changedUnit(changed(304, { properties: { price: '250000' } }), SOLD);
    expect(unit).toMatchObject({ status: 'sold', properties: { price: '250000' } });
    expect(unit.properties).not.toHaveProperty('status');
  });

  it.each([
    ['an older change', { ...SOLD, asOf: '2026-11-20T07:59:59.999Z' }],
    ['the same change again', { ...SOLD, status: 'available', asOf: '2026-11-20T08:00:00.000Z' }],
  ] as const)('stays the same for %s', (_, change) => {
    const unit = changed(304);
    expect(changedUnit(unit, change)).toBe(unit);
  });
});

describe('units', () => {
  it('change where there is something new, and stay where not', () => {
    const units = [changed(303), changed(304), changed(305)];
    const next = changedUnits(units, mapOf(SOLD));
    expect(next.map((unit) => unit.status)).toEqual(['available', 'sold', 'available']);
    expect(next[0]).toBe(units[0]);
  });

  it('stay the same list when nothing is new', () => {
    const units = [changed(303)];
    expect(changedUnits(units, mapOf(SOLD))).toBe(units);
    const next = changedUnits([changed(304)], mapOf(SOLD));
    expect(changedUnits(next, mapOf(SOLD))).toBe(next);
  });
});
