import {
  type EditedShape,
  editedShape,
  type ForeignChange,
  type StoredShape,
  storedShapes,
  takeOver,
} from '@suite/shapes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SavingQueue, type SavingState } from './saving-queue.ts';

const SIZE = { width: 800, height: 400 };
const shape = (unit: string, left: number): StoredShape => ({
  kind: 'unit',
  building: 'A',
  unit,
  id: `A-${unit}`,
  label: [left + 50, 150],
  ring: [
    [left, 100],
    [left + 100, 100],
    [left + 100, 200],
    [left, 200],
    [left, 100],
  ],
});
const BASE = [shape('101', 0), shape('102', 200)];
const edited = (shapes: readonly StoredShape[]) => shapes.map(editedShape);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that refuses what names another state than its own. */
function opened(shapes: readonly EditedShape[] = edited(BASE)) {
  const server = { shapes: BASE as readonly StoredShape[], tag: 1, sent: 0, isDown: false };
  const states: SavingState[] = [];
  const kept: (readonly EditedShape[] | null)[] = [];
  const page = { shapes };
  const changed = new Error('412');
  const queue = new SavingQueue({ shapes: BASE, tag: '1' }, shapes, {
    send: async (sent, tag) => {
      server.sent += 1;
      if (server.isDown) throw new Error('down');
      if (tag !== String(server.tag)) throw changed;
      server.tag += 1;
      server.shapes = sent;
      return { shapes: sent, tag: String(server.tag) };
    },
    read: async () => ({ shapes: server.shapes, tag: String(server.tag) }),
    isChangedMeanwhile: (error) => error === changed,
    isRetryable: () => true,
    sendable: (all) => storedShapes(all, SIZE),
    keep: (work) => kept.push(work?.shapes ?? null),
    onState: (state) => states.push(state),
    onForeign: (changes: readonly ForeignChange[]) => {
      page.shapes = takeOver(page.shapes, changes);
    },
  });
  const change = (next: readonly EditedShape[]) => {
    page.shapes = next;
    queue.change(next);
  };
  const other = (next: readonly StoredShape[]) => {
    server.shapes = next;
    server.tag += 1;
  };
  return { server, states, kept, page, queue, change, other };
}

it('keeps a change in the browser within two seconds, and has it at the server soon after', async () => {
  const { server, states, kept, change } = opened();
  change(edited([shape('101', 10), shape('102', 200)]));
  await vi.advanceTimersByTimeAsync(400);
  expect(kept.at(-1)?.[0]?.ring[0]).toEqual([10, 100]);
  expect(server.sent).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.shapes[0]?.ring[0]).toEqual([10, 100]);
  expect([states.at(-1)?.kind, kept.at(-1)]).toEqual(['saved', null]);
});

it('keeps and sends nothing where nobody changed anything, however the server orders its words', async () => {
  const { server, kept, queue } = opened(
    edited(
      BASE.map(({ id, label, ring, ...reference }) => ({ id, label, ring, ...reference }) as StoredShape),
    ),
  );
  // The page is left.
  queue.flush();
  expect(kept).toEqual([]);
  // Work that was taken up and is what the server has.
  queue.meet(BASE);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([server.sent, kept]).toEqual([0, [null]]);
});

it('keeps what changes all the time too, though it is sent at the next pause', async () => {
  const { kept, change } = opened();
  for (let left = 1; left <= 20; left += 1) {
    change(edited([shape('101', left), shape('102', 200)]));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(kept.length).toBeGreaterThanOrEqual(5);
});

it('keeps a shape without a home in the browser, after the others are sent', async () => {
  const { server, kept, change } = opened();
  change([
    ...edited(BASE),
    { key: 'new 3', reference: null, label: null, ring: editedShape(shape('103', 400)).ring },
  ]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.shapes).toEqual(BASE);
  expect(kept.at(-1)).toHaveLength(3);
});

it('takes over what somebody else did elsewhere, and overwrites none of it', async () => {
  const { server, page, change, other } = opened();
  other([shape('101', 0), shape('102', 220)]);
  change(edited([shape('101', 10), shape('102', 200)]));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server.shapes.map(({ ring }) => ring[0])).toEqual([
    [10, 100],
    [220, 100],
  ]);
  expect(page.shapes[1]?.ring[0]).toEqual([220, 100]);
});

it.each([
  [true, 10],
  [false, 30],
])(
  'sends nothing of a shape that both have changed before one is chosen (mine: %s)',
  async (keepsOwn, left) => {
    const { server, states, queue, change, other } = opened();
    other([shape('101', 30), shape('102', 200)]);
    change(edited([shape('101', 10), shape('102', 200)]));
    await vi.advanceTimersByTimeAsync(3_000);
    const state = states.at(-1);
    expect(server.shapes[0]?.ring[0]).toEqual([30, 100]);
    if (state?.kind !== 'conflict') throw new Error('No conflict');
    expect(state.conflicts).toHaveLength(1);
    for (const conflict of state.conflicts) queue.settle(conflict, keepsOwn);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.shapes[0]?.ring[0]).toEqual([left, 100]);
    expect(states.at(-1)?.kind).toBe('saved');
  },
);

it('goes on after the server was away', async () => {
  const { server, states, change } = opened();
  server.isDown = true;
  change(edited([shape('101', 10), shape('102', 200)]));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(states.at(-1)?.kind).toBe('failed');
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(6_000);
  expect([states.at(-1)?.kind, server.shapes[0]?.ring[0]]).toEqual(['saved', [10, 100]]);
});

it('takes up the work of before a crash, beside what others did since', async () => {
  const { server, queue, other, page } = opened(edited([shape('101', 10), shape('102', 200)]));
  other([shape('101', 0), shape('102', 200), shape('103', 400)]);
  queue.meet(BASE);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(server.shapes.map(({ id, ring }) => [id, ring[0]])).toEqual([
    ['A-101', [10, 100]],
    ['A-102', [200, 100]],
    ['A-103', [400, 100]],
  ]);
  expect(page.shapes).toHaveLength(3);
});
