import { before, hasRoom, heapBytes } from '../baseline.ts';
import { noteSymptom, symptomOfStanding } from '../outcomes.ts';
import { makeRoom } from './make-room.ts';
import { watchClicks } from './watch-clicks.ts';
import { watchKeys } from './watch-keys.ts';
import { watchLeaving } from './watch-leaving.ts';

const CALLS = '/api/';
/** One may be a visitor who is not signed in any more. */
const REFUSED_CALLS = 3;
const LONG_TASKS_MS = 2_000;
const SLOW_PICTURE_MS = 4_000;
const JUMPS = 0.25;
const GROWTH_BYTES = 150 * 2 ** 20;
const LOOK_AT_MEMORY_MS = 30_000;
/** Told with what lives ten seconds after it stood. */
const LOOK_AT_STORAGE_MS = 9_000;

/** What the browser says of a page beside errors; each kind is `unknown` to some browsers, which then say nothing. */
type Entry = PerformanceEntry & {
  readonly responseStatus?: number;
  readonly value?: number;
  readonly hadRecentInput?: boolean;
};

/**
 * Notes calls that fail, long tasks, pictures that come late, jumps of the layout, memory that grows, storage that is full
 * up, and what does not answer to presses and keys or leads elsewhere by itself.
 */
export function watchSymptoms(): () => void {
  let refused = 0;
  let busyMs = 0;
  let jumps = 0;
  const ends = [
    observe('resource', ({ name, responseStatus = 0 }) => {
      if (!name.includes(CALLS) || responseStatus < 400) return;
      refused += 1;
      if (responseStatus >= 500 || refused >= REFUSED_CALLS) noteSymptom('calls');
    }),
    observe('longtask', ({ duration }) => {
      busyMs += duration;
      if (busyMs > LONG_TASKS_MS) noteSymptom('long-tasks');
    }),
    observe('largest-contentful-paint', ({ startTime }) => {
      if (startTime > SLOW_PICTURE_MS) noteSymptom('vitals');
    }),
    observe('layout-shift', ({ value = 0, hadRecentInput }) => {
      if (!hadRecentInput) jumps += value;
      if (jumps > JUMPS) noteSymptom('vitals');
    }),
    watchMemory(),
    watchStorage(),
    ...[watchClicks, watchKeys].map((watch) => watch(() => noteSymptom('errors'))),
    watchLeaving(() => symptomOfStanding('errors')),
  ];
  return () => {
    for (const end of ends) end();
  };
}

function observe(type: string, look: (entry: Entry) => void): () => void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(look));
  // What happened before this came counts too.
  observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}

function watchMemory(): () => void {
  const timer = setInterval(() => {
    if (heapBytes() - before.heapBytes > GROWTH_BYTES) noteSymptom('memory');
  }, LOOK_AT_MEMORY_MS);
  return () => clearInterval(timer);
}

/** What filled the storage up on an earlier day is not the fault of this page view. */
function watchStorage(): () => void {
  if (!before.hasRoom) return () => undefined;
  const timer = setTimeout(() => {
    if (hasRoom()) return;
    noteSymptom('memory');
    makeRoom();
  }, LOOK_AT_STORAGE_MS);
  return () => clearTimeout(timer);
}
