import * as api from '@suite/api/endpoints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callBody, readAhead } from './call.ts';
import { unit } from './fixtures/unit.ts';
import { readAll, readOf } from './read.ts';
import { peekArrived } from './read-ahead.ts';
import { apiState, resetApi } from './state.ts';

const fetchMock = vi.fn<typeof fetch>();
const asked = () => fetchMock.mock.calls.map(([url]) => url);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  let count = 0;
  fetchMock.mockImplementation(async () => {
    count += 1;
    return Response.json({ count });
  });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  fetchMock.mockReset();
  resetApi();
  vi.unstubAllGlobals();
});

const BUILDING = { id: 6, langId: 1 };

it('is asked for once, and given to the first who reads it', async () => {
  readAhead(['/api/v1/frontend/buildings/6?langId=1', '/api/v1/frontend/projects?type=geocode&langId=1'], {});
  expect(asked()).toEqual([
    '/api/v1/frontend/buildings/6?langId=1',
    '/api/v1/frontend/projects?type=geocode&langId=1',
  ]);
  expect(await callBody(api.getBuilding, BUILDING)).toEqual({ count: 1 });
  expect(await callBody(api.listProjectFeatures, { type: 'geocode', langId: 1 })).toEqual({ count: 2 });
  expect(await callBody(api.getBuilding, BUILDING)).toEqual({ count: 3 });
});

it('is not asked for where it came with the page, and is of the catalogue that the page says', async () => {
  const path = '/api/v1/frontend/buildings/6?langId=1';
  const read = readOf(api.getBuilding, BUILDING);
  readAhead([path, '/api/v1/frontend/buildings/7?langId=1'], {
    [path]: { body: { data: { id: 6 } }, version: 5 },
  });
  expect(asked()).toEqual(['/api/v1/frontend/buildings/7?langId=1']);
  expect(peekArrived(read.key)).toEqual({ data: { id: 6 } });
  expect(apiState().versions?.latest).toBe(5);
  expect(await callBody(api.getBuilding, BUILDING)).toEqual({ data: { id: 6 } });
  expect(await callBody(api.getBuilding, BUILDING)).toEqual({ count: 2 });
});

it('is not given to another language', async () => {
  readAhead(['/api/v1/frontend/buildings/6?langId=1'], {});
  expect(await callBody(api.getBuilding, { id: 6, langId: 6 })).toEqual({ count: 2 });
});

it('is asked for again by who comes late', async () => {
  readAhead(['/api/v1/frontend/buildings/6?langId=1'], {});
  vi.advanceTimersByTime(10_000);
  expect(await callBody(api.getBuilding, BUILDING)).toEqual({ count: 2 });
});

it('fails for who reads it, and for nobody else', async () => {
  fetchMock.mockRejectedValue(new TypeError('Down'));
  readAhead(['/api/v1/frontend/buildings/6?langId=1', '/api/v1/frontend/buildings/7?langId=1'], {});
  await expect(callBody(api.getBuilding, BUILDING)).rejects.toThrow('The server does not answer');
});

describe('what arrived before the page', () => {
  const UNITS_READ = readOf(api.listBuildingApartments, BUILDING);
  const UNITS = [unit(101)];
  const arrive = async () => {
    readAhead(['/api/v1/frontend/buildings/6/apartments?langId=1'], {});
    await vi.waitFor(() => expect(peekArrived(UNITS_READ.key)).toBeDefined());
  };

  it('is there without waiting, until it is taken', async () => {
    fetchMock.mockImplementation(async () => Response.json({ data: UNITS }));
    expect(UNITS_READ.ahead?.peek()).toBeUndefined();
    await arrive();
    expect(UNITS_READ.ahead?.peek()).toEqual(UNITS);
    UNITS_READ.ahead?.take();
    expect(UNITS_READ.ahead?.peek()).toBeUndefined();
  });

  it('of several reads is there once all of them are', async () => {
    fetchMock.mockImplementation(async () => Response.json({ data: UNITS }));
    await arrive();
    const others = readOf(api.listBuildingApartments, { id: 7, langId: 1 });
    expect(readAll([UNITS_READ, others]).ahead?.peek()).toBeUndefined();
    expect(readAll([UNITS_READ, UNITS_READ]).ahead?.peek()).toEqual([UNITS, UNITS]);
    readAll([UNITS_READ, others]).ahead?.take();
    expect(UNITS_READ.ahead?.peek()).toBeUndefined();
  });

  it('is left to the call that tells what is wrong with it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fetchMock.mockImplementation(async () => Response.json({ data: 'none' }));
    await arrive();
    expect(UNITS_READ.ahead?.peek()).toBeUndefined();
    await expect(UNITS_READ.load()).rejects.toThrow('Invalid response format');
    expect(asked()).toHaveLength(1);
  });
});
