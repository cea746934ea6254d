import * as api from '@suite/api/endpoints';
import { inLanguage, readOf } from '@suite/api-client';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeEventSource } from '../fixtures/fake-event-source.ts';
import { unit } from '../fixtures/unit.ts';
import { setAccessToken } from '../session.ts';
import { resetApi } from '../state.ts';
import { useRead } from '../use-read.ts';
import { useLiveStatuses } from './use-live-statuses.ts';

const UNITS = [unit(304), unit(305)];
const UNITS_AS_OF = '2026-11-20T08:00:00.000Z';
const LATER = '2026-11-20T09:00:00.000Z';
const fetchMock = vi.fn<typeof fetch>();
let respond: () => Promise<Response>;

/** The page of a building: the units that it shows, and one of them that was read on its own. */
function showBuilding() {
  const cache = new Map();
  return renderHook(
    ({ buildingId }: { buildingId: number | null }) => {
      useLiveStatuses(buildingId, 'en');
      const single = useRead(readOf(api.getApartment, { id: 304, ...inLanguage('rs') })).data;
      return {
        units: useRead(readOf(api.listBuildingApartments, { id: 12, ...inLanguage('en') })).data,
        single,
      };
    },
    {
      initialProps: { buildingId: 12 as number | null },
      wrapper: ({ children }: { children: ReactNode }) => (
        <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
      ),
    },
  );
}

const unitReads = () => fetchMock.mock.calls.filter(([url]) => String(url).includes('/buildings/12/'));
const pass = (timeMs: number) => act(() => vi.advanceTimersByTimeAsync(timeMs));
const sendChange = async (status: string, apartmentId = 304, asOf = LATER, id = '') => {
  FakeEventSource.last.send('status', { apartmentId, status, asOf }, id);
  await pass(100);
};
const ready = (asOf: string) => FakeEventSource.last.send('ready', { lastEventId: 40, asOf }, '40');
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('fetch', fetchMock);
  respond = async () => Response.json({ data: UNITS });
  fetchMock.mockImplementation((url) =>
    String(url).includes('/buildings/12/') ? respond() : Promise.resolve(Response.json({ data: UNITS[0] })),
  );
});
afterEach(() => {
  FakeEventSource.opened = [];
  fetchMock.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  resetApi();
});

describe('live statuses', () => {
  it('follow the building at its address', async () => {
    showBuilding();
    await pass(0);
    expect(FakeEventSource.opened.map((source) => source.url)).toEqual([
      '/api/v1/frontend/buildings/12/events',
    ]);
  });

  it('change status and time of the units on the page', async () => {
    const { result } = showBuilding();
    await pass(0);
    await sendChange('sold');
    expect(result.current.units).toMatchObject([
      { id: 304, status: 'sold', asOf: LATER, properties: { status: 'sold' } },
      { id: 305, status: 'available' },
    ]);
    expect(unitReads()).toHaveLength(1);
  });

  it('show many changes at once, the last one of each unit', async () => {
    const { result } = showBuilding();
    await pass(0);
    const { last } = FakeEventSource;
    for (let second = 10; second < 60; second += 1) {
      const status = second % 2 === 0 ? 'reserved' : 'sold';
      last.send('status', { apartmentId: 304, status, asOf: `2026-11-20T09:00:${second}.000Z` });
    }
    expect(result.current.units?.[0]?.status).toBe('available');
    await pass(100);
    expect(result.current.units?.[0]).toMatchObject({ status: 'sold', asOf: '2026-11-20T09:00:59.000Z' });
  });

  it('begin when the units are there, so that they hold nothing up', async () => {
    let release: (response: Response) => void = () => undefined;
    respond = () => new Promise((resolve) => (release = resolve));
    showBuilding();
    await pass(0);
    expect(FakeEventSource.opened).toEqual([]);
    release(Response.json({ data: UNITS }));
    await pass(0);
    expect(FakeEventSource.live).toHaveLength(1);
  });

  it('are not followed where the organisation hides them', async () => {
    const { status: _, ...hidden } = unit(304, { properties: {} });
    respond = async () => Response.json({ data: [hidden] });
    showBuilding();
    await pass(0);
    expect(FakeEventSource.opened).toEqual([]);
  });

  it('change a unit that was read on its own, in whatever language, so that its page is true too', async () => {
    const { result } = showBuilding();
    await pass(0);
    await sendChange('reserved');
    expect(result.current.single).toMatchObject({ status: 'reserved', asOf: LATER });
    await sendChange('sold', 305, LATER);
    expect(result.current.single?.status).toBe('reserved');
  });

  it('leave alone what is older, unknown or no change at all', async () => {
    const { result } = showBuilding();
    await pass(0);
    const before = result.current.units;
    await sendChange('sold', 304, '2026-11-20T07:00:00.000Z');
    await sendChange('sold', 999);
    FakeEventSource.last.send('status', 'nonsense');
    await pass(100);
    expect(result.current.units).toBe(before);
  });

  it('are followed anew for who signs in', async () => {
    const { result } = showBuilding();
    await pass(0);
    act(() => setAccessToken('token'));
    await pass(0);
    expect(unitReads()).toHaveLength(2);
    expect(FakeEventSource.opened).toHaveLength(2);
    expect(FakeEventSource.live).toHaveLength(1);
    await sendChange('sold');
    expect(result.current.units?.[0]?.status).toBe('sold');
  });

  it('read the price of a unit that comes back on sale, for who may see prices', async () => {
    const gone = unit(304, { status: 'sold', commercialState: 'gone', properties: { status: 'sold' } });
    respond = async () => Response.json({ data: [gone] });
    setAccessToken('token');
    const { result } = showBuilding();
    await pass(0);
    const properties = { status: 'available' as const, price: '250000' };
    respond = async () =>
      Response.json({ data: [unit(304, { commercialState: 'priced', properties, asOf: LATER })] });
    await sendChange('available');
    expect(unitReads()).toHaveLength(2);
    expect(result.current.units?.[0]).toMatchObject({ commercialState: 'priced', properties });
  });

  it('end with the page', async () => {
    const { unmount } = showBuilding();
    await pass(0);
    unmount();
    expect(FakeEventSource.live).toEqual([]);
    hide(false);
    await pass(120_000);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('follow nothing for null', async () => {
    const { rerender } = showBuilding();
    await pass(0);
    rerender({ buildingId: null });
    expect(FakeEventSource.live).toEqual([]);
  });
});

describe('a stream', () => {
  it('that says what the page knows already leads to no reading', async () => {
    showBuilding();
    await pass(0);
    ready(UNITS_AS_OF);
    await pass(0);
    expect(unitReads()).toHaveLength(1);
  });

  it('that knows of something younger leads to reading the units again', async () => {
    const { result } = showBuilding();
    await pass(0);
    respond = async () => Response.json({ data: [unit(304, { status: 'sold', asOf: LATER })] });
    ready(LATER);
    await pass(0);
    expect(unitReads()).toHaveLength(2);
    expect(result.current.units).toHaveLength(1);
    expect(result.current.units?.[0]?.asOf).toBe(LATER);
  });

  it('that broke is repaired by the browser; when it begins anew the units are read again', async () => {
    showBuilding();
    await pass(0);
    ready(UNITS_AS_OF);
    FakeEventSource.last.breakOff();
    ready(UNITS_AS_OF);
    await pass(0);
    expect(FakeEventSource.opened).toHaveLength(1);
    expect(unitReads()).toHaveLength(2);
  });

  it('brings changes while the units are read again; neither is lost', async () => {
    const { result } = showBuilding();
    await pass(0);
    let release: (response: Response) => void = () => undefined;
    respond = () => new Promise((resolve) => (release = resolve));
    ready(LATER);
    await pass(0);
    await sendChange('sold', 304, '2026-11-20T09:30:00.000Z');
    release(Response.json({ data: [unit(304, { asOf: LATER }), unit(306)] }));
    await pass(0);
    expect(result.current.units?.map(({ id, status }) => [id, status])).toEqual([
      [304, 'sold'],
      [306, 'available'],
    ]);
  });

  it('goes on when the units cannot be read again', async () => {
    const { result } = showBuilding();
    await pass(0);
    respond = async () => Response.json({}, { status: 500 });
    ready(LATER);
    await pass(0);
    await sendChange('sold');
    expect(result.current.units?.[0]?.status).toBe('sold');
  });

  it('that was refused is asked for again after a while, each time later, from the last event on', async () => {
    showBuilding();
    await pass(0);
    await sendChange('sold', 304, LATER, '41');
    const waits = [5_000, 10_000, 20_000, 40_000, 60_000, 60_000];
    for (const [index, waitMs] of waits.entries()) {
      FakeEventSource.last.refuse();
      await pass(waitMs - 1);
      expect(FakeEventSource.opened).toHaveLength(index + 1);
      await pass(1);
      expect(FakeEventSource.opened).toHaveLength(index + 2);
    }
    expect(FakeEventSource.last.url).toBe('/api/v1/frontend/buildings/12/events?lastEventId=41');
    FakeEventSource.last.dispatchEvent(new Event('open'));
    FakeEventSource.last.refuse();
    await pass(5_000);
    expect(FakeEventSource.opened).toHaveLength(waits.length + 2);
    expect(FakeEventSource.live).toHaveLength(1);
  });

  it('that was refused is not asked for again when the page is left', async () => {
    const { unmount } = showBuilding();
    await pass(0);
    FakeEventSource.last.refuse();
    unmount();
    await pass(120_000);
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('is given up while the page is hidden, and opened again when it is seen', async () => {
    showBuilding();
    await pass(0);
    hide(true);
    expect(FakeEventSource.live).toEqual([]);
    await pass(120_000);
    expect(FakeEventSource.opened).toHaveLength(1);
    hide(false);
    hide(false);
    expect(FakeEventSource.live).toHaveLength(1);
    expect(FakeEventSource.opened).toHaveLength(2);
  });

  it('is not opened on a page that begins hidden', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    showBuilding();
    await pass(0);
    expect(FakeEventSource.opened).toEqual([]);
    hide(false);
    expect(FakeEventSource.opened).toHaveLength(1);
  });
});
