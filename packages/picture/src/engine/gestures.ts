import {
  type Grip,
  glideAfter,
  gripOf,
  growthBetween,
  isDrag,
  REMEMBERED_MS,
  type Spot,
  type Step,
  wheelFactor,
} from '../camera/gesture.ts';
import type { CameraControl } from './camera-control.ts';

interface Finger extends Spot {
  /** Where it came down. */
  readonly from: Spot;
}

function hasModifier(event: MouseEvent | KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/**
 * Drag with momentum and pinch; returns how to stop. Moves are heard on the document, for they leave the frame; those of
 * a drag are nobody else's, and the page's own listeners, React's among them, take longer than the picture.
 */
export function listenForHands(viewport: HTMLElement, camera: CameraControl): () => void {
  const listening = new AbortController();
  const fingers = new Map<number, Finger>();
  let tracking = new AbortController();
  let corner: Spot = { x: 0, y: 0 };
  let grip: Grip | null = null;
  let steps: Step[] = [];
  let dragging = false;
  let pinched = false;

  function release(glide: Spot | null): void {
    tracking.abort();
    fingers.clear();
    dragging = false;
    camera.hold(false);
    if (glide !== null) camera.glideBy(glide.x, glide.y);
  }

  /** With another number of fingers, movement and momentum begin anew. */
  function takeGrip(): void {
    grip = gripOf([...fingers.values()]);
    steps = [];
  }

  function begin(): void {
    dragging = true;
    camera.hold(true);
    takeGrip();
  }

  function follow(): void {
    const next = gripOf([...fingers.values()]);
    if (next === null || grip === null) return;
    const timeMs = performance.now();
    steps = [...steps.filter((step) => timeMs - step.timeMs <= REMEMBERED_MS), { ...next, timeMs }];
    camera.moveBy(next.x - grip.x, next.y - grip.y, growthBetween(grip, next), [
      next.x - corner.x,
      next.y - corner.y,
    ]);
    grip = next;
  }

  function onMove(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: finger.from });
    // A button that was let go where nobody heard it.
    if (event.pointerType === 'mouse' && event.buttons === 0) release(null);
    else if (dragging) {
      keep(event);
      follow();
    } else if (isDrag(event.clientX - finger.from.x, event.clientY - finger.from.y)) begin();
  }

  function keep(event: Event): void {
    if (dragging) event.stopPropagation();
  }

  function onUp(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size > 0) takeGrip();
    else release(event.type === 'pointerup' && !pinched ? glideAfter(steps, performance.now()) : null);
  }

  function track(): void {
    const { left, top } = viewport.getBoundingClientRect();
    corner = { x: left, y: top };
    tracking = new AbortController();
    const { signal } = tracking;
    const page = viewport.ownerDocument;
    page.addEventListener('pointermove', onMove, { signal, capture: true, passive: true });
    page.addEventListener('mousemove', keep, { signal, capture: true, passive: true });
    page.addEventListener('pointerup', onUp, { signal, passive: true });
    page.addEventListener('pointercancel', onUp, { signal, passive: true });
  }

  function onDown(event: PointerEvent): void {
    const isFirst = fingers.size === 0;
    if (event.button !== 0 || hasModifier(event) || (isFirst && !event.isPrimary)) return;
    const spot = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, { ...spot, from: spot });
    pinched = !isFirst;
    if (isFirst) track();
    else begin();
    // Caught in flight it is held at once: it need not be drawn before it goes on.
    if (camera.stop()) camera.hold(true);
  }

  viewport.addEventListener('pointerdown', onDown, { signal: listening.signal, passive: true });
  return () => {
    listening.abort();
    tracking.abort();
  };
}

/** A wheel that is turned on begins a flight so often at most: each costs two frames, and the former one goes on. */
const WHEEL_STEP_MS = 80;

/** The wheel and two fingers on a trackpad zoom at the pointer; returns how to stop. */
export function listenForWheel(viewport: HTMLElement, camera: Pick<CameraControl, 'zoomAt'>): () => void {
  const listening = new AbortController();
  let factor = 1;
  let spot: Spot = { x: 0, y: 0 };
  let nextStep: ReturnType<typeof setTimeout> | undefined;

  function zoom(): void {
    nextStep = undefined;
    if (factor === 1) return;
    const { left, top } = viewport.getBoundingClientRect();
    camera.zoomAt(factor, [spot.x - left, spot.y - top]);
    factor = 1;
    nextStep = setTimeout(zoom, WHEEL_STEP_MS);
  }

  /** A hand that catches the picture has it stand where it is. */
  function drop(): void {
    factor = 1;
  }

  function onWheel(event: WheelEvent): void {
    event.preventDefault();
    factor *= wheelFactor(event);
    spot = { x: event.clientX, y: event.clientY };
    if (nextStep === undefined) zoom();
  }
  viewport.addEventListener('wheel', onWheel, { signal: listening.signal, passive: false });
  viewport.addEventListener('pointerdown', drop, { signal: listening.signal, passive: true });
  return () => {
    listening.abort();
    clearTimeout(nextStep);
  };
}

const PAN_PX = 96;
const ZOOM_KEY_FACTOR = Math.SQRT2;
/** The picture goes the other way than the camera. */
const PAN_KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
};
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': ZOOM_KEY_FACTOR, '-': 1 / ZOOM_KEY_FACTOR };

/**
 * Plus, minus and 0 wherever the focus is in the frame, arrow keys where it is not on a shape; returns how to
 * stop.
 */
export function listenForKeys(
  frame: HTMLElement,
  camera: CameraControl,
  isOnShape: (target: EventTarget | null) => boolean,
): () => void {
  function act(event: KeyboardEvent): boolean {
    const pan = PAN_KEYS[event.key];
    const zoom = ZOOM_KEYS[event.key];
    if (pan && !hasModifier(event) && !isOnShape(event.target)) camera.panBy(...pan);
    else if (zoom !== undefined && !event.ctrlKey && !event.metaKey) camera.zoomAt(zoom);
    else if (event.key === '0' && !hasModifier(event)) camera.reset();
    else return false;
    return true;
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (act(event)) event.preventDefault();
  }
  frame.addEventListener('keydown', onKeyDown);
  return () => frame.removeEventListener('keydown', onKeyDown);
}
