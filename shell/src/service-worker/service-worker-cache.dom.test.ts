import { $connectivity, setConnectivity } from '@suite/bus';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $copiedAt, followServiceWorkerCache } from './service-worker-cache.ts';

const container = new EventTarget();
const say = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }));
const state = () => [$connectivity.get(), $copiedAt.get()];
let stop: () => void;

beforeEach(() => {
  $copiedAt.set(null);
  setConnectivity('online');
  stop = followServiceWorkerCache(container);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('copies count as offline, as of the oldest of them, until the server answers', () => {
  say({ copiedAt: 'Sun, 22 Nov 2026 01:11:30 GMT' });
  say({ copiedAt: 'Sat, 21 Nov 2026 08:00:00 GMT' });
  say({ copiedAt: 'Sun, 22 Nov 2026 01:12:00 GMT' });
  expect(state()).toEqual(['offline', '2026-11-21T08:00:00.000Z']);
  say({ copiedAt: null });
  expect(state()).toEqual(['online', null]);
});

test('an answer changes nothing where there is no network', () => {
  vi.stubGlobal('navigator', { onLine: false });
  setConnectivity('offline');
  say({ copiedAt: null });
  expect(state()).toEqual(['offline', null]);
});

test.each([undefined, 'kept', {}, { copiedAt: 'yesterday' }, [4]])('%j says nothing', (data) => {
  say(data);
  expect(state()).toEqual(['online', null]);
});
