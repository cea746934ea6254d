import type { Engine } from '../engine/engine.ts';
import { SHAPE_ATTRIBUTE } from '../engine/shape-attribute.ts';
import { focusOrder, stepFrom, stepOfKey } from '../keyboard/order.ts';
import type { PictureShape } from '../types.ts';
import styles from './still.module.css';

export interface StillLinks {
  /** The shape whose link has the focus; null where none has. */
  readonly focusedId: () => string | null;
  readonly remove: () => void;
}

/** Links over the shapes for keyboard and screen reader, in the order of the picture; one of them is in the tab order. */
export function linkShapes(host: HTMLElement, engine: Engine, shapes: readonly PictureShape[]): StillLinks {
  const order = focusOrder(shapes);
  const byId = new Map(shapes.map((shape) => [shape.id, shape]));
  const links = new Map<string, HTMLElement>();
  const listening = new AbortController();
  const { signal } = listening;

  function placeAll(): void {
    for (const [id, link] of links) engine.layOver(id, link);
  }

  function onKeyDown(event: KeyboardEvent, id: string): void {
    if (event.key === 'Escape') host.focus({ preventScroll: true });
    const step = event.altKey ? undefined : stepOfKey(event.key, event.ctrlKey || event.metaKey);
    if (step === undefined) return;
    event.preventDefault();
    links.get(stepFrom(order, id, step))?.focus({ preventScroll: true });
  }

  function focus(id: string | null): void {
    if (id !== null) for (const [other, link] of links) link.tabIndex = other === id ? 0 : -1;
    engine.focusShape(id);
  }

  for (const { id } of order.rows.flat()) {
    const link = newLink(byId.get(id));
    link.tabIndex = links.size === 0 ? 0 : -1;
    link.addEventListener('focus', () => focus(link.matches(':focus-visible') ? id : null), { signal });
    link.addEventListener('blur', () => focus(null), { signal });
    link.addEventListener('keydown', (event) => onKeyDown(event, id), { signal });
    links.set(id, link);
  }
  host.append(...links.values());
  placeAll();
  const stopPlacing = engine.subscribe(placeAll);
  return {
    focusedId: () => Array.from(links).find(([, link]) => link === document.activeElement)?.[0] ?? null,
    remove() {
      stopPlacing();
      listening.abort();
      for (const link of links.values()) link.remove();
    },
  };
}

/** A shape that leads nowhere is named all the same. */
function newLink(shape: PictureShape | undefined): HTMLElement {
  const link = document.createElement(shape?.href ? 'a' : 'button');
  if (shape?.href) link.setAttribute('href', shape.href);
  else link.setAttribute('aria-disabled', 'true');
  link.setAttribute('aria-label', shape?.name ?? '');
  link.setAttribute(SHAPE_ATTRIBUTE, shape?.id ?? '');
  link.className = styles.link ?? '';
  return link;
}
