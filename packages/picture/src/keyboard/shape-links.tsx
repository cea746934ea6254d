import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Engine } from '../engine/engine.ts';
import { SHAPE_ATTRIBUTE } from '../engine/shape-attribute.ts';
import type { PictureShape } from '../types.ts';
import { firstInOrder, focusOrder, neighbourhood, stepFrom, stepOfKey } from './order.ts';
import { placeInFrame } from './place.ts';
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
function usePlacedLinks(engine: Engine, ids: readonly string[]): Map<string, HTMLElement> {
  const links = useRef(new Map<string, HTMLElement>());
  const placeAll = useCallback(() => {
    for (const [id, link] of links.current) {
      const box = engine.boxOf(id);
      const inFrame = box === null ? null : engine.camera.boxInFrame(box);
      if (inFrame !== null) placeInFrame(link, inFrame, engine.camera.frame());
    }
  }, [engine]);
  useLayoutEffect(() => {
    if (ids.length > 0) placeAll();
  }, [placeAll, ids]);
  useLayoutEffect(() => engine.subscribe(placeAll), [engine, placeAll]);
  return links.current;
}

/**
 * The shapes for keyboard and screen reader: links for the focused shape and for wherever one key press leads
 * from it, never one for each shape.
 */
export function ShapeLinks({ engine, shapes, selectedId, startId, onOpen, onLeave }: ShapeLinksProps) {
  const settledShapes = useDeferredValue(shapes);
  const order = useMemo(() => focusOrder(settledShapes), [settledShapes]);
  const byId = useMemo(() => new Map(settledShapes.map((shape) => [shape.id, shape])), [settledShapes]);
  const [rovingId, setRovingId] = useState<string | null>(null);
  const [focusWithin, setFocusWithin] = useState(false);
  const candidates = [rovingId, selectedId, startId, firstInOrder(order)];
  const currentId = candidates.find((id) => id !== null && order.places.has(id)) ?? null;
  const ids = useMemo(() => {
    if (currentId === null) return [];
    return focusWithin ? neighbourhood(order, currentId) : [currentId];
  }, [order, currentId, focusWithin]);
  const links = usePlacedLinks(engine, ids);

  const focusIsLost = focusWithin && rovingId !== null && !order.places.has(rovingId);
  useLayoutEffect(() => {
    if (!focusIsLost) return;
    setFocusWithin(false);
    engine.focusShape(null);
    onLeave();
  }, [focusIsLost, engine, onLeave]);

  function onFocus(id: string, isShown: boolean): void {
    setRovingId(id);
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
    if (step === undefined) return;
    event.preventDefault();
    links.get(stepFrom(order, id, step))?.focus({ preventScroll: true });
  }

  return ids.map((id) => {
    const shape = byId.get(id);
    if (shape === undefined) return null;
    return (
      <ShapeLink
        key={id}
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
