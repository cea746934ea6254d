import type { FilterRequest } from '@suite/api';
import * as api from '@suite/api/endpoints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './call.ts';

const REQUEST: FilterRequest = { entityType: 'building', entityId: 12, filters: { statusIds: [1] } };
const filterApartments = (signal?: AbortSignal) => call(api.filterApartments, { body: REQUEST }, { signal });
const fetchMock = vi.fn<typeof fetch>();
const logged = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  logged.mockImplementation(() => undefined);
});
afterEach(() => {
  fetchMock.mockReset();
  logged.mockReset();
  vi.unstubAllGlobals();
});

describe('filtering', () => {
  it('gives the ids and the count', async () => {
    const response = { matchedUnitsIds: [304, 305], numberOfMatchedUnits: 2 };
    fetchMock.mockResolvedValue(Response.json(response));
    await expect(filterApartments()).resolves.toEqual(response);
    expect(fetchMock.mock.calls[0]?.[1]?.body).toBe(JSON.stringify(REQUEST));
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    [{}],
    [null],
    [[]],
    ['text'],
    [{ matchedUnitsIds: [1] }],
    [{ numberOfMatchedUnits: 1 }],
    [{ matchedUnitsIds: '1', numberOfMatchedUnits: 1 }],
    [{ matchedUnitsIds: ['1'], numberOfMatchedUnits: 1 }],
    [{ matchedUnitsIds: [1], numberOfMatchedUnits: '1' }],
  ])("[R7.076] logs 'Invalid response format' for the answer %j, and fails", async (body) => {
    fetchMock.mockResolvedValue(Response.json(body));
    await expect(filterApartments()).rejects.toMatchObject({
      code: 'invalid-format',
      message: 'Invalid response format',
    });
    expect(logged.mock.calls).toEqual([['Invalid response format']]);
  });

  it('hands the signal on, so that a newer filter can end it', async () => {
    fetchMock.mockResolvedValue(Response.json({ matchedUnitsIds: [], numberOfMatchedUnits: 0 }));
    const { signal } = new AbortController();
    await filterApartments(signal);
    expect(fetchMock.mock.calls[0]?.[1]?.signal).toBe(signal);
  });
});
