import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Engine } from '../engine/engine.ts';
import { SHAPE_ATTRIBUTE } from '../engine/shape-attribute.ts';
import type { PictureShape } from '../types.ts';
import { entryOf, focusOrder, neighbourhood, stepFrom, stepOfKey } from './order.ts';
import { ShapeLink } from './shape-link.tsx';

export interface ShapeLinksProps {
  readonly engine: Engine;
  readonly shapes: readonly PictureShape[];
  readonly selectedId: string | null;
  /** Where Tab enters while nothing is selected; else at the first shape. */
  readonly startId: string | null;
  readonly onOpen: (id: string) => void;
  /** Escape, or the focused shape has been filtered out. */
  readonly onLeave: () => void;
}

function isShapeLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.hasAttribute(SHAPE_ATTRIBUTE);
}

/** Keeps the links over their shapes, so that a screen magnifier and a finger find them there. */
function usePlacedLinks(engine: Engine, linked: readonly PictureShape[]): Map<string, HTMLElement> {
  const links = useRef(new Map<string, HTMLElement>());
  const placeAll = useCallback(() => {
    for (const [id, link] of links.current) engine.layOver(id, link);
  }, [engine]);
  useLayoutEffect(() => {
    if (linked.length > 0) placeAll();
  }, [placeAll, linked]);
  useLayoutEffect(() => engine.subscribe(placeAll), [engine, placeAll]);
  return links.current;
}

/**
 * The shapes for keyboard and screen reader: links for the focused shape and for wherever one key press leads
 * from it, never one for each shape.
 */
export function ShapeLinks({ engine, shapes, selectedId, startId, onOpen, onLeave }: ShapeLinksProps) {
  const [rovingId, setRovingId] = useState<string | null>(null);
  const [enteredId, setEnteredId] = useState<string | null>(null);
  const [focusWithin, setFocusWithin] = useState(false);
  const currentId = useMemo(
    () => entryOf(shapes, [rovingId, selectedId, startId]),
    [shapes, rovingId, selectedId, startId],
  );
  // Sorted only for who walks: a filter is painted sooner without.
  const order = useMemo(() => (focusWithin ? focusOrder(shapes) : null), [focusWithin, shapes]);
  const linked = useMemo(() => {
    const ids = currentId !== null && order ? neighbourhood(order, currentId) : [currentId];
    return ids.flatMap((id) => shapes.find((shape) => shape.id === id) ?? []);
  }, [order, currentId, shapes]);
  const links = usePlacedLinks(engine, linked);

  const focusIsLost = order !== null && rovingId !== null && !order.places.has(rovingId);
  useLayoutEffect(() => {
    if (!focusIsLost) return;
    setFocusWithin(false);
    engine.focusShape(null);
    onLeave();
  }, [focusIsLost, engine, onLeave]);

  function onFocus(id: string, isShown: boolean): void {
    setRovingId(id);
    setEnteredId((former) => former ?? id);
    setFocusWithin(true);
    // Given back to who came by pointer, it waits for the first key without a ring.
    engine.focusShape(isShown ? id : null);
  }

  function onBlur(event: FocusEvent): void {
    if (isShapeLink(event.relatedTarget)) return;
    setFocusWithin(false);
    engine.focusShape(null);
  }

  function onKeyDown(event: KeyboardEvent, id: string): void {
    if (event.key === 'Escape') onLeave();
    const step = event.altKey ? undefined : stepOfKey(event.key, event.ctrlKey || event.metaKey);
    if (step === undefined || order === null) return;
    event.preventDefault();
    links.get(stepFrom(order, id, step))?.focus({ preventScroll: true });
  }

  return linked.map((shape) => {
    const { id } = shape;
    return (
      <ShapeLink
        // Until the focus comes there is one link, which goes from shape to shape: an element that leaves the document
        // costs as much as all shapes of a house.
        key={id === (enteredId ?? currentId) ? 'entry' : id}
        shape={shape}
        inTabOrder={id === currentId}
        linkRef={(link) => {
          if (link === null) return;
          links.set(id, link);
          return () => {
            links.delete(id);
          };
        }}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onOpen={onOpen}
      />
    );
  });
}
