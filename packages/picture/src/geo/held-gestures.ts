import { DRAG_START_PX } from '../camera/gesture.ts';

/** What a hand did to a map that could not be moved yet. */
export interface HeldGestures {
  /**
   * Calls back once nothing is being pressed that may become a click: an element that is moved meanwhile gets none. A
   * press that has become a drag waits for nothing.
   */
  readonly whenNoClick: (then: () => void) => void;
  /** Does it again, to what hears pointer and wheel now, and stops holding. */
  readonly handOver: (viewport: HTMLElement) => void;
  readonly dispose: () => void;
}

/** The keys that move a map; all others are somebody else's. */
const KEYS = /^(Arrow(Left|Right|Up|Down)|[+-])$/;

type Held = PointerEvent | WheelEvent | KeyboardEvent;

/** For what listens on the element itself: whoever is above it has heard it already. */
function repeat(event: Held, target: HTMLElement): void {
  const Kind = event.constructor as new (type: string, init: Held) => Event;
  target.addEventListener(event.type, (copy) => copy.stopPropagation(), { once: true });
  target.dispatchEvent(new Kind(event.type, event));
}

/**
 * Holds what a hand does to `stage`, and the keys that `frame` hears, until there is something to move the map.
 * `onSign` is called at every sign that a hand is near.
 */
export function holdGestures(frame: HTMLElement, stage: HTMLElement, onSign: () => void): HeldGestures {
  const listening = new AbortController();
  const { signal } = listening;
  let held: Held[] = [];
  /** Pointers that are down and have not moved. */
  const still = new Map<number, PointerEvent>();
  let waiting: (() => void) | null = null;
  const go = () => {
    if (still.size > 0 || signal.aborted) return;
    waiting?.();
    waiting = null;
  };
  const watchMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const down = still.get(pointerId);
    if (!down || Math.hypot(clientX - down.clientX, clientY - down.clientY) < DRAG_START_PX) return;
    still.delete(pointerId);
    go();
  };
  const letGo = ({ pointerId }: PointerEvent) => {
    held = held.filter((event) => !(event instanceof PointerEvent && event.pointerId === pointerId));
    still.delete(pointerId);
    // After the click.
    setTimeout(go, 0);
  };
  const hold = (event: Held) => {
    held.push(event);
    onSign();
  };
  for (const sign of ['pointerover', 'focusin'] as const) frame.addEventListener(sign, onSign, { signal });
  stage.addEventListener(
    'pointerdown',
    (event) => {
      still.set(event.pointerId, event);
      hold(event);
    },
    { signal },
  );
  // The page itself must not be zoomed meanwhile.
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      hold(event);
    },
    { signal, passive: false },
  );
  frame.addEventListener('keydown', (event) => KEYS.test(event.key) && hold(event), { signal });
  frame.ownerDocument.addEventListener('pointermove', watchMove, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const)
    frame.ownerDocument.addEventListener(end, letGo, { signal });
  return {
    whenNoClick(then) {
      waiting = then;
      go();
    },
    handOver(viewport) {
      listening.abort();
      for (const event of held.splice(0)) repeat(event, event instanceof KeyboardEvent ? frame : viewport);
    },
    dispose: () => listening.abort(),
  };
}
