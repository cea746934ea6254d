import { act, cleanup, render, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useMeasured } from './use-measured.ts';

afterEach(cleanup);

/** Width and height that the page was drawn of, as one number, and the width that its first effect knew. */
const sizes = { drawn: [] as number[], inEffect: -1 };

/** Two sizes of a box, of which its page is drawn. */
function Page({ widthPx }: { readonly widthPx: number }) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [height, setHeight] = useState(0);
  useMeasured(
    () => [box.current],
    () => setWidth(box.current?.clientWidth ?? 0),
  );
  useMeasured(
    () => [box.current],
    () => setHeight(box.current?.clientHeight ?? 0),
  );
  useLayoutEffect(() => {
    if (sizes.inEffect < 0) sizes.inEffect = width;
  });
  sizes.drawn.push(width * 1000 + height);
  return <div ref={box} style={{ width: widthPx, height: 20 }} />;
}

test('sizes are measured before the frame is painted, all in one drawing, and again when they change', async () => {
  const { rerender, container } = render(<Page widthPx={100} />);
  expect(sizes.inEffect).toBe(0);
  await waitFor(() => expect(sizes.drawn.at(-1)).toBe(100_020));
  // Never of one of them alone.
  expect([...new Set(sizes.drawn)]).toEqual([0, 100_020]);
  act(() => rerender(<Page widthPx={150} />));
  await waitFor(() => expect(sizes.drawn.at(-1)).toBe(150_020));
  const box = container.firstElementChild as HTMLElement;
  box.style.width = '70px';
  await waitFor(() => expect(sizes.drawn.at(-1)).toBe(70_020));
});

const isMeasured = { outer: false, inner: false };

/** What is drawn only once there is a size, and is measured itself. */
function Inner() {
  useMeasured(
    () => [],
    () => {
      isMeasured.inner = true;
    },
  );
  return null;
}

function Outer() {
  const [isDrawn, setDrawn] = useState(false);
  useMeasured(
    () => [],
    () => {
      isMeasured.outer = true;
      setDrawn(true);
    },
  );
  return isDrawn && <Inner />;
}

test('what a size brings is measured before the same frame is painted', async () => {
  const painted: string[] = [];
  const { port1, port2 } = new MessageChannel();
  // The task after a frame has seen what was painted.
  port1.onmessage = () => painted.push(`${isMeasured.outer} ${isMeasured.inner}`);
  let next = requestAnimationFrame(function watch() {
    port2.postMessage(null);
    next = requestAnimationFrame(watch);
  });
  render(<Outer />);
  await waitFor(() => expect(painted).toContain('true true'));
  cancelAnimationFrame(next);
  port1.close();
  expect(painted).not.toContain('true false');
});

test('what is measured is measured again when a store tells that something came or went', async () => {
  const listeners = new Set<() => void>();
  const changes = {
    listen(onChange: () => void) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
  let count = 0;
  function Counted() {
    useMeasured(
      () => [],
      () => {
        count += 1;
      },
      changes,
    );
    return null;
  }
  const { unmount } = render(<Counted />);
  await waitFor(() => expect(count).toBe(1));
  for (const listener of listeners) listener();
  await waitFor(() => expect(count).toBe(2));
  unmount();
  expect(listeners.size).toBe(0);
});

test('sizes that never settle leave the browser time for others', async () => {
  const MANY = 25;
  let tasks = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    tasks += 1;
    port2.postMessage(null);
  };
  port2.postMessage(null);
  const seen: { size: number; task: number }[] = [];
  function Growing() {
    const [size, setSize] = useState(0);
    useMeasured(
      () => [],
      () => {
        seen.push({ size, task: tasks });
        if (size < MANY) setSize(size + 1);
      },
    );
    return null;
  }
  render(<Growing />);
  await waitFor(() => expect(seen.at(-1)?.size).toBe(MANY));
  port1.close();
  expect(new Set(seen.map(({ task }) => task)).size).toBeGreaterThan(1);
});
