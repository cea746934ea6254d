import { act, render } from '@testing-library/react';
import { useMemo, useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LabelBox } from '../labels/place-labels.ts';
import { useTaken } from './use-taken.ts';

let resize: () => void = () => undefined;
let choiceBox = new DOMRect();

beforeEach(() => {
  choiceBox = new DOMRect(20, 30, 100, 40);
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
    (ref: { current: HTMLDivElement | null }, box: () => DOMRect) => (element: HTMLDivElement | null) => {
      if (element) element.getBoundingClientRect = () => box();
      ref.current = element;
    };
  return (
    <>
      <div ref={keep(frame, () => new DOMRect(10, 20, 300, 200))} />
      <div ref={keep(choice, () => choiceBox)} />
      {hasButtons && <div ref={keep(buttons, () => new DOMRect(250, 100, 40, 80))} />}
    </>
  );
}

const CHOICE = { x: 60, y: 30, width: 100, height: 40 };
const BUTTONS = { x: 260, y: 120, width: 40, height: 80 };

it.each([
  [true, [CHOICE, BUTTONS]],
  [false, [CHOICE]],
])('tells the middles of what lies over the frame, buttons: %s', async (hasButtons, expected) => {
  const onTaken = vi.fn();
  render(<Frame hasButtons={hasButtons} onTaken={onTaken} />);
  await vi.waitFor(() => expect(onTaken).toHaveBeenLastCalledWith(expected));
});

it('tells of what comes later and goes, and of nothing else', async () => {
  const onTaken = vi.fn<(taken: readonly LabelBox[]) => void>();
  const { rerender } = render(<Frame hasButtons={false} onTaken={onTaken} />);
  await vi.waitFor(() => expect(onTaken).toHaveBeenLastCalledWith([CHOICE]));
  rerender(<Frame hasButtons onTaken={onTaken} />);
  await vi.waitFor(() => expect(onTaken).toHaveBeenLastCalledWith([CHOICE, BUTTONS]));
  const former = onTaken.mock.lastCall?.[0];
  rerender(<Frame hasButtons onTaken={onTaken} />);
  // It is measured before this frame.
  await new Promise(requestAnimationFrame);
  expect(onTaken.mock.lastCall?.[0]).toBe(former);
  rerender(<Frame hasButtons={false} onTaken={onTaken} />);
  await vi.waitFor(() => expect(onTaken).toHaveBeenLastCalledWith([CHOICE]));
});

it('measures again when one of them gets another size', async () => {
  const onTaken = vi.fn();
  render(<Frame hasButtons={false} onTaken={onTaken} />);
  await vi.waitFor(() => expect(onTaken).toHaveBeenLastCalledWith([CHOICE]));
  choiceBox = new DOMRect(20, 30, 120, 40);
  act(resize);
  expect(onTaken).toHaveBeenLastCalledWith([{ ...CHOICE, x: 70, width: 120 }]);
});
