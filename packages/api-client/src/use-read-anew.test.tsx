import * as api from '@suite/api/endpoints';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readOf } from './read.ts';
import { resetApi } from './state.ts';
import { useRead } from './use-read.ts';
import { useReadAnew } from './use-read-anew.ts';

const VERSION = 'x-catalogue-version';
const fetchMock = vi.fn<typeof fetch>();
/** What is published; null says nothing of it. */
let version: number | null;
let isAway: boolean;

beforeEach(() => {
  version = 1;
  isAway = false;
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async (_, init) => {
    if (isAway) throw new TypeError('Failed to fetch');
    const headers = version === null ? {} : { [VERSION]: String(version) };
    if (init?.method === 'HEAD') return new Response(null, { headers });
    return Response.json([{ id: 1, version }], { headers });
  });
});
afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
  resetApi();
});

/** A shell with a bar that stays and a page that shows one building; `null` shows none. */
function showShell() {
  const cache = new Map();
  return renderHook(
    ({ place, building }: { place: string; building: number | null }) => {
      useReadAnew(place);
      return {
        bar: useRead(readOf(api.listMediaTypes)).data,
        page: useRead(building === null ? null : readOf(api.listBuildingPois, { id: building })).data,
      };
    },
    {
      initialProps: { place: '/a', building: 1 as number | null },
      wrapper: ({ children }: { children: ReactNode }) => (
        <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
      ),
    },
  );
}

type Shown = ReturnType<typeof showShell>['result'];
const shown = ({ current }: Shown) =>
  [current.bar, current.page].map((one) => (one?.[0] as { version?: number } | undefined)?.version);
const asked = () =>
  fetchMock.mock.calls.map(([url, init]) => `${init?.method} ${String(url).replace('/api/v1', '')}`);
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 40)));

async function showFirstPage() {
  const shell = showShell();
  await settle();
  expect(shown(shell.result)).toEqual([1, 1]);
  fetchMock.mockClear();
  return shell;
}

it('a first page asks for no more than it reads', async () => {
  showShell();
  await settle();
  expect(asked()).toEqual(['GET /media/types', 'GET /frontend/buildings/1/pois']);
});

it('what is published stays out of a page until the visitor goes on, and is there then', async () => {
  const { result, rerender } = await showFirstPage();
  version = 2;
  rerender({ place: '/a', building: 1 });
  await settle();
  expect([asked(), shown(result)]).toEqual([[], [1, 1]]);
  rerender({ place: '/b', building: 1 });
  // Nothing goes before the new is there.
  expect(shown(result)).toEqual([1, 1]);
  await settle();
  expect(shown(result)).toEqual([2, 2]);
});

it('where nothing was published a navigation asks for headers alone', async () => {
  const { rerender } = await showFirstPage();
  rerender({ place: '/b', building: 1 });
  await settle();
  expect(asked()).toEqual(['HEAD /media/types']);
});

it('a page that comes back shows what it had, and then what is published', async () => {
  const { result, rerender } = await showFirstPage();
  rerender({ place: '/b', building: null });
  await settle();
  version = 2;
  rerender({ place: '/c', building: null });
  await settle();
  expect(shown(result)).toEqual([2, undefined]);
  rerender({ place: '/a', building: 1 });
  expect(shown(result)).toEqual([2, 1]);
  await settle();
  expect(shown(result)).toEqual([2, 2]);
});

it('what a read of the page itself told is enough to know', async () => {
  const { result, rerender } = await showFirstPage();
  version = 2;
  rerender({ place: '/b', building: 2 });
  await settle();
  expect(shown(result)).toEqual([2, 2]);
  expect(asked().filter((one) => one.includes('buildings/2'))).toHaveLength(1);
});

it('without a network what is there stays, and is read anew at a later navigation', async () => {
  const { result, rerender } = await showFirstPage();
  version = 2;
  isAway = true;
  rerender({ place: '/b', building: 1 });
  await settle();
  expect(shown(result)).toEqual([1, 1]);
  isAway = false;
  rerender({ place: '/c', building: 1 });
  await settle();
  expect(shown(result)).toEqual([2, 2]);
});

it('a copy of before that stands in for the server is not taken for the new', async () => {
  const { result, rerender } = await showFirstPage();
  version = 2;
  const usual = fetchMock.getMockImplementation();
  fetchMock.mockImplementation(async (_url, init) =>
    init?.method === 'HEAD'
      ? new Response(null, { headers: { [VERSION]: '2' } })
      : Response.json([{ id: 1, version: 1 }], { headers: { [VERSION]: '1' } }),
  );
  rerender({ place: '/b', building: 1 });
  await settle();
  expect(shown(result)).toEqual([1, 1]);
  if (usual) fetchMock.mockImplementation(usual);
  rerender({ place: '/c', building: 1 });
  await settle();
  expect(shown(result)).toEqual([2, 2]);
});

it('a back end that says nothing of versions is asked for nothing more', async () => {
  version = null;
  const { rerender } = showShell();
  await settle();
  fetchMock.mockClear();
  rerender({ place: '/b', building: 1 });
  await settle();
  expect(asked()).toEqual([]);
});
