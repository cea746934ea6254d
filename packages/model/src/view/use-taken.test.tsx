import { act, render } from '@testing-library/react';
import { useMemo, useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LabelBox } from '../labels/place-labels.ts';
import { useTaken } from './use-taken.ts';

let resize: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        resize = report;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

/** A frame at 10, 20 with a switch and, where they are there, buttons over it. */
function Frame({
  hasButtons,
  onTaken,
}: {
  hasButtons: boolean;
  onTaken: (taken: readonly LabelBox[]) => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [choice, buttons] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const over = useMemo(() => [choice, buttons], [choice, buttons]);
  onTaken(useTaken(frame, over));
  const keep =
    (ref: { current: HTMLDivElement | null }, box: DOMRect) => (element: HTMLDivElement | null) => {
      if (element) element.getBoundingClientRect = () => box;
      ref.current = element;
    };
  return (
    <>
      <div ref={keep(frame, new DOMRect(10, 20, 300, 200))} />
      <div ref={keep(choice, new DOMRect(20, 30, 100, 40))} />
      {hasButtons && <div ref={keep(buttons, new DOMRect(250, 100, 40, 80))} />}
    </>
  );
}

it.each([
  [
    true,
    [
      { x: 60, y: 30, width: 100, height: 40 },
      { x: 260, y: 120, width: 40, height: 80 },
    ],
  ],
  [false, [{ x: 60, y: 30, width: 100, height: 40 }]],
])('tells the middles of what lies over the frame, buttons: %s', (hasButtons, expected) => {
  const onTaken = vi.fn();
  render(<Frame hasButtons={hasButtons} onTaken={onTaken} />);
  act(resize);
  expect(onTaken).toHaveBeenLastCalledWith(expected);
});
