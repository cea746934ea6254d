import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { nearestPlace } from './order.ts';

interface Dragged {
  readonly item: HTMLElement;
  /** Those of its list, with itself. */
  readonly items: readonly HTMLElement[];
  readonly from: number;
  to: number;
}

/** Near the upper and lower edge of what scrolls, a drag scrolls it. */
const EDGE_PX = 64;
const SCROLL_PX = 24;
const KEYS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * What the handle of a thing needs to move it in its list, by mouse, finger or arrow keys. Things of one list name it in
 * `data-list`, as it says; what is dragged has `data-dragged`, and where it would go `data-drop`.
 */
export function useReorder(list: string, onMove: ((by: number) => void) | null) {
  const dragged = useRef<Dragged | null>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const isLed = useRef(false);
  // What is put elsewhere in the document loses the focus, and the keys have to go on.
  useEffect(() => {
    if (isLed.current && document.activeElement === document.body) handle.current?.focus();
  });
  const mark = ({ item, items, from, to }: Dragged, isOn: boolean) => {
    item.toggleAttribute('data-dragged', isOn);
    for (const one of items) one.removeAttribute('data-drop');
    if (isOn && to !== from) items[to]?.setAttribute('data-drop', to > from ? 'after' : 'before');
  };
  const end = (isKept: boolean) => {
    const now = dragged.current;
    dragged.current = null;
    if (!now) return;
    mark(now, false);
    if (isKept && now.to !== now.from) onMove?.(now.to - now.from);
  };
  return {
    ref: handle,
    onBlur(event: FocusEvent) {
      if (event.relatedTarget) isLed.current = false;
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const item = event.currentTarget.closest<HTMLElement>('[data-list]');
      if (!item || !onMove || !event.isPrimary || event.button !== 0) return;
      const all = document.querySelectorAll<HTMLElement>('[data-list]');
      const items = Array.from(all).filter((one) => one.dataset.list === list);
      const from = items.indexOf(item);
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { item, items, from, to: from };
      mark(dragged.current, true);
    },
    onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      const now = dragged.current;
      if (!now) return;
      const middles = now.items.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      now.to = nearestPlace(middles, clientX, clientY);
      mark(now, true);
      scrollAtEdge(currentTarget, clientY);
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') end(false);
      const by = KEYS[event.key];
      if (by === undefined) return;
      event.preventDefault();
      isLed.current = true;
      onMove?.(by);
    },
  };
}

function scrollAtEdge(element: HTMLElement, y: number): void {
  let scroller: HTMLElement | null = element;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1) scroller = scroller.parentElement;
  if (!scroller) return;
  const top = Math.max(scroller.getBoundingClientRect().top, 0);
  const bottom = Math.min(top + scroller.clientHeight, innerHeight);
  if (y < top + EDGE_PX) scroller.scrollBy(0, -SCROLL_PX);
  if (y > bottom - EDGE_PX) scroller.scrollBy(0, SCROLL_PX);
}
