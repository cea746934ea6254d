import { ApiError } from '@suite/api-client';
import { expect, it } from 'vitest';
import { aBuilding, anApartment } from '../../../fixtures/apartment.ts';
import { readAddress, type ScreenReads, screenState } from './screen-state.ts';

const address = { masterplanId: 3, buildingId: 12, apartmentId: 304 };
const retry = () => undefined;
const waiting = { data: undefined, error: undefined, slow: false, retry };
const reads = (part: Partial<ScreenReads> = {}): ScreenReads => ({
  apartment: waiting,
  building: waiting,
  homes: { data: undefined },
  ...part,
});
const apartment = { ...waiting, data: anApartment() };
const building = { ...waiting, data: aBuilding() };
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
  ['an address without numbers', null, reads(), { kind: 'not-found', building: null }],
  ['nothing yet', address, reads(), { kind: 'loading', building: null, slow: false, retry }],
  [
    'nothing for long',
    address,
    reads({ apartment: { ...waiting, slow: true }, building }),
    { kind: 'loading', building: building.data, slow: true, retry },
  ],
  [
    'the home before its building',
    address,
    reads({ apartment }),
    { kind: 'ready', apartment: apartment.data, building: null, isWhole: true },
  ],
  [
    'the home with its building',
    address,
    reads({ apartment, building }),
    { kind: 'ready', apartment: apartment.data, building: building.data, isWhole: true },
  ],
  [
    'the home although its building failed',
    address,
    reads({ apartment, building: failure(500) }),
    { kind: 'ready', apartment: apartment.data, building: null, isWhole: true },
  ],
  [
    'the home from the list of its building',
    address,
    reads({ homes: { data: [anApartment({ id: 1 }), anApartment()] } }),
    { kind: 'ready', apartment: anApartment(), building: null, isWhole: false },
  ],
  [
    'an error although the list has the home',
    address,
    reads({ apartment: failure(500), homes: { data: [anApartment()] } }),
    { kind: 'failed', building: null, retry },
  ],
  [
    'no such home',
    address,
    reads({ apartment: failure(404), building }),
    { kind: 'not-found', building: building.data },
  ],
  [
    'a server that fails',
    address,
    reads({ apartment: failure(500), building }),
    { kind: 'failed', building: building.data, retry },
  ],
  ['no network', address, reads({ apartment: failure(0) }), { kind: 'failed', building: null, retry }],
  [
    'a home of another building',
    { ...address, buildingId: 13 },
    reads({ apartment, building }),
    { kind: 'moved', to: address },
  ],
  [
    'a home of another masterplan',
    { ...address, masterplanId: 4 },
    reads({ apartment }),
    { kind: 'moved', to: address },
  ],
])('shows for %s what is right', (_, at, given, expected) => {
  expect(screenState(at, given)).toEqual(expected);
});

it('keeps a home on the page when a later refresh fails', () => {
  const state = screenState(address, reads({ apartment: { ...failure(500), data: anApartment() } }));
  expect(state.kind).toBe('ready');
});
