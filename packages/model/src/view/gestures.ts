import { approached, panned, turned } from '../camera/pose.ts';
import { lengthOf, subtract } from '../camera/vector.ts';
import type { Engine } from '../engine/engine.ts';

export interface GestureEvents {
  /** A press that did not become a drag, in CSS pixels of the frame. */
  readonly onPress: (x: number, y: number, pointerType: string) => void;
  /** The pointer over the view, or null when it left or began to drag. */
  readonly onPoint: (at: { readonly x: number; readonly y: number } | null) => void;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Radians for a pixel of a drag. */
const TURN_PER_PX = 0.005;
const TILT_PER_PX = 0.004;
/** A hand that trembles does not drag. */
const DRAG_FROM_PX = 5;
const WHEEL_ZOOM = 0.001;
/** Of the distance, for a pixel of a drag. */
const PAN_PER_PX = 0.0012;

function pan(engine: Engine, deltaX: number, deltaY: number): void {
  engine.move((pose) => {
    const metres = lengthOf(subtract(pose.eye, pose.target)) * PAN_PER_PX;
    return panned(pose, -deltaX * metres, deltaY * metres);
  });
}

/**
 * One finger or the left button turns; two fingers or the wheel zoom; two fingers, the right button or Shift move.
 * Returns how to stop listening.
 */
export function listenForGestures(element: HTMLElement, engine: Engine, events: GestureEvents): () => void {
  const fingers = new Map<number, Finger>();
  const stopped = new AbortController();
  const options = { signal: stopped.signal };
  let start: Finger | null = null;
  let isDragging = false;
  let pans = false;

  const at = (event: MouseEvent): Finger => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function pinch(id: number, former: Finger, now: Finger): void {
    const other = [...fingers].find(([otherId]) => otherId !== id)?.[1];
    if (!other) return;
    const before = Math.hypot(former.x - other.x, former.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    engine.move((pose) => approached(pose, before / Math.max(1, after)));
    pan(engine, (now.x - former.x) / 2, (now.y - former.y) / 2);
  }

  function drag(former: Finger, now: Finger): void {
    const [deltaX, deltaY] = [now.x - former.x, now.y - former.y];
    if (pans) pan(engine, deltaX, deltaY);
    else engine.move((pose) => turned(pose, -deltaX * TURN_PER_PX, deltaY * TILT_PER_PX));
  }

  function hasBegunDrag(from: Finger, now: Finger): boolean {
    if (isDragging) return true;
    isDragging = Math.hypot(now.x - from.x, now.y - from.y) > DRAG_FROM_PX;
    if (isDragging) events.onPoint(null);
    return isDragging;
  }

  function onMove(event: PointerEvent): void {
    const now = at(event);
    const former = fingers.get(event.pointerId);
    if (!former || !start) {
      if (event.pointerType !== 'touch') events.onPoint(now);
      return;
    }
    fingers.set(event.pointerId, now);
    if (!hasBegunDrag(start, now)) return;
    if (fingers.size === 2) pinch(event.pointerId, former, now);
    else drag(former, now);
  }

  function onDown(event: PointerEvent): void {
    element.setPointerCapture(event.pointerId);
    const now = at(event);
    fingers.set(event.pointerId, now);
    if (fingers.size > 1) return;
    start = now;
    isDragging = false;
    pans = event.button === 2 || event.shiftKey;
  }

  function onUp(event: PointerEvent): void {
    const isOne = fingers.size === 1;
    fingers.delete(event.pointerId);
    if (!isOne || !start) return;
    if (!isDragging && event.type === 'pointerup' && event.button === 0)
      events.onPress(at(event).x, at(event).y, event.pointerType);
    start = null;
  }

  element.addEventListener('pointerdown', onDown, options);
  element.addEventListener('pointermove', onMove, options);
  element.addEventListener('pointerup', onUp, options);
  element.addEventListener('pointercancel', onUp, options);
  element.addEventListener('pointerleave', () => events.onPoint(null), options);
  element.addEventListener('contextmenu', (event) => event.preventDefault(), options);
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      engine.move((pose) => approached(pose, Math.exp(event.deltaY * WHEEL_ZOOM)));
    },
    { ...options, passive: false },
  );
  return () => stopped.abort();
}
