import { ApiError } from '@suite/api-client';
import { expect, it } from 'vitest';
import { aBuilding, aUnit } from '../../../fixtures/unit.ts';
import { readAddress, type ScreenReads, screenState } from './screen-state.ts';

const address = { masterplanId: 3, buildingId: 12, apartmentId: 304 };
const retry = () => undefined;
const waiting = { data: undefined, error: undefined, slow: false, retry };
const reads = (part: Partial<ScreenReads> = {}): ScreenReads => ({
  unit: waiting,
  building: waiting,
  units: { data: undefined },
  ...part,
});
const unit = { ...waiting, data: aUnit() };
const building = { ...waiting, data: aBuilding() };
const withdrawn = {
  ...waiting,
  error: new ApiError(410, 'withdrawn', 'Sentence', { details: { number: '304', building: 'Lagoon House' } }),
};
const failure = (status: number) => ({ ...waiting, error: new ApiError(status, 'code', 'Sentence') });

it.each([
  [{ masterplanId: '3', buildingId: '12', apartmentId: '304' }, address],
  [{ masterplanId: '3', buildingId: '12', apartmentId: 'abc' }, null],
  [{ masterplanId: '3', buildingId: '0', apartmentId: '304' }, null],
  [{ masterplanId: '99999999999', buildingId: '12', apartmentId: '304' }, null],
  [{}, null],
])('reads the address of %j', (params, expected) => {
  expect(readAddress(params)).toEqual(expected);
});

it.each([
  ['an address without numbers', null, reads(), { kind: 'not-found', building: null, withdrawn: null }],
  ['nothing yet', address, reads(), { kind: 'loading', building: null, read: waiting }],
  [
    'nothing for long',
    address,
    reads({ unit: { ...waiting, slow: true }, building }),
    { kind: 'loading', building: building.data, read: { ...waiting, slow: true } },
  ],
  [
    'the home before its building',
    address,
    reads({ unit }),
    { kind: 'ready', unit: unit.data, building: null, isWhole: true },
  ],
  [
    'the home with its building',
    address,
    reads({ unit, building }),
    { kind: 'ready', unit: unit.data, building: building.data, isWhole: true },
  ],
  [
    'the home although its building failed',
    address,
    reads({ unit, building: failure(500) }),
    { kind: 'ready', unit: unit.data, building: null, isWhole: true },
  ],
  [
    'the home from the list of its building',
    address,
    reads({ units: { data: [aUnit({ id: 1 }), aUnit()] } }),
    { kind: 'ready', unit: aUnit(), building: null, isWhole: false },
  ],
  [
    'an error although the list has the home',
    address,
    reads({ unit: failure(500), units: { data: [aUnit()] } }),
    { kind: 'failed', building: null, read: failure(500) },
  ],
  [
    'no such home',
    address,
    reads({ unit: failure(404), building }),
    { kind: 'not-found', building: building.data, withdrawn: null },
  ],
  [
    'a home that was read, and is withdrawn since',
    address,
    reads({ unit: { ...withdrawn, data: aUnit() }, building, units: { data: [aUnit()] } }),
    {
      kind: 'not-found',
      building: building.data,
      withdrawn: { number: '304', building: 'Lagoon House', facts: null },
    },
  ],
  [
    'a server that fails',
    address,
    reads({ unit: failure(500), building }),
    { kind: 'failed', building: building.data, read: failure(500) },
  ],
  ['no network', address, reads({ unit: failure(0) }), { kind: 'failed', building: null, read: failure(0) }],
  [
    'a home of another building',
    { ...address, buildingId: 13 },
    reads({ unit, building }),
    { kind: 'moved', to: address },
  ],
  [
    'a home of another masterplan',
    { ...address, masterplanId: 4 },
    reads({ unit }),
    { kind: 'moved', to: address },
  ],
])('shows for %s what is right', (_, at, given, expected) => {
  expect(screenState(at, given)).toEqual(expected);
});

it('keeps a home on the page when a later refresh fails', () => {
  const state = screenState(address, reads({ unit: { ...failure(500), data: aUnit() } }));
  expect(state.kind).toBe('ready');
});
