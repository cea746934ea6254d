/** What movements of pointers do. */
export interface GestureEvents {
  /** A drag, in CSS pixels. */
  readonly onTurn: (deltaX: number, deltaY: number) => void;
  /** The same with the right button, Shift or two fingers. */
  readonly onPan: (deltaX: number, deltaY: number) => void;
  /** Nearer with a factor below 1. */
  readonly onZoom: (factor: number) => void;
  /** A press that did not become a drag, in CSS pixels of the frame. */
  readonly onPress: (x: number, y: number, pointerType: string) => void;
  /** The pointer over the view, or null when it left or began to drag. */
  readonly onPoint: (at: { readonly x: number; readonly y: number } | null) => void;
  readonly onDoublePress: (x: number, y: number) => void;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** A hand that trembles does not drag. */
const DRAG_FROM_PX = 5;
const WHEEL_ZOOM = 0.001;

/**
 * One finger or the left button turns; two fingers or the wheel zoom; two fingers, the right button or Shift move.
 * Returns how to stop listening.
 */
export function listenForGestures(element: HTMLElement, events: GestureEvents): () => void {
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
    events.onZoom(before / Math.max(1, after));
    events.onPan((now.x - former.x) / 2, (now.y - former.y) / 2);
  }

  function drag(former: Finger, now: Finger): void {
    const [deltaX, deltaY] = [now.x - former.x, now.y - former.y];
    if (pans) events.onPan(deltaX, deltaY);
    else events.onTurn(deltaX, deltaY);
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
  element.addEventListener('dblclick', (event) => events.onDoublePress(at(event).x, at(event).y), options);
  element.addEventListener('contextmenu', (event) => event.preventDefault(), options);
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      events.onZoom(Math.exp(event.deltaY * WHEEL_ZOOM));
    },
    { ...options, passive: false },
  );
  return () => stopped.abort();
}
