import { isDrag } from '../camera/gesture.ts';
import styles from './engine.module.css';

export interface PointerTarget {
  /** The shape under a point of the frame, in CSS pixels. */
  readonly shapeAt: (x: number, y: number) => { readonly id: string; readonly href: string | null } | null;
  readonly onPoint: (id: string | null) => void;
  readonly onPress: () => void;
  /** `id` is null beside the shapes. */
  readonly onClick: (id: string | null, pointerType: string) => void;
}

export interface PointerControl {
  /** Looks again at what lies under the resting mouse: the picture or its shapes have changed. */
  readonly refresh: () => void;
  readonly dispose: () => void;
}

interface Press {
  readonly x: number;
  readonly y: number;
  readonly type: string;
  dragged: boolean;
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
}

/**
 * A real link under the mouse, as large as the frame and as deep as the shapes: the browser's own menu, new
 * tab and status line work on a shape that is only paint. Keyboard and screen reader have their own links.
 */
function createLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = styles.link ?? '';
  link.tabIndex = -1;
  link.draggable = false;
  link.hidden = true;
  link.setAttribute('aria-hidden', 'true');
  return link;
}

/** Hover and click on the picture. Events inside `pins` are the pins' own. */
export function createPointerControl(
  viewport: HTMLElement,
  pins: HTMLElement,
  target: PointerTarget,
): PointerControl {
  const link = createLink();
  viewport.insertBefore(link, pins);
  const listening = new AbortController();
  let press: Press | null = null;
  let resting: { readonly x: number; readonly y: number } | null = null;

  function placeOf(event: MouseEvent): { x: number; y: number } {
    const frame = viewport.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }

  function point(place: { x: number; y: number } | null): void {
    const shape = place === null ? null : target.shapeAt(place.x, place.y);
    const href = shape?.href ?? null;
    if (href === null) link.removeAttribute('href');
    else if (link.getAttribute('href') !== href) link.setAttribute('href', href);
    link.hidden = href === null;
    target.onPoint(shape?.id ?? null);
  }

  const isOnPin = (event: Event) => event.target instanceof Node && pins.contains(event.target);

  function onPointerDown(event: PointerEvent): void {
    if (!event.isPrimary) return;
    press = { x: event.clientX, y: event.clientY, type: event.pointerType, dragged: false };
  }

  function onPointerMove(event: PointerEvent): void {
    if (press !== null && event.buttons !== 0) {
      if (press.dragged || !isDrag(event.clientX - press.x, event.clientY - press.y)) return;
      press.dragged = true;
      viewport.classList.add(styles.dragging ?? '');
      resting = null;
      point(null);
      return;
    }
    if (event.pointerType === 'touch') return;
    resting = isOnPin(event) ? null : placeOf(event);
    point(resting);
  }

  function onPointerEnd(event: PointerEvent): void {
    viewport.classList.remove(styles.dragging ?? '');
    if (event.pointerType !== 'touch' && viewport.contains(event.target as Node)) resting = placeOf(event);
  }

  function onLeave(): void {
    resting = null;
    point(null);
  }

  /** A drag that ends on a link must not follow it. */
  function swallowAfterDrag(event: MouseEvent): void {
    if (press?.dragged !== true) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onClick(event: MouseEvent): void {
    if (isOnPin(event) || (event.target === link && opensElsewhere(event))) return;
    event.preventDefault();
    const { x, y } = placeOf(event);
    target.onClick(target.shapeAt(x, y)?.id ?? null, press?.type ?? 'mouse');
  }

  /** Keeps the focus off the unnamed link, and lets the arrow keys pan after a click. */
  function onMouseDown(event: MouseEvent): void {
    if (isOnPin(event)) return;
    event.preventDefault();
    target.onPress();
  }

  const { signal } = listening;
  viewport.addEventListener('pointerdown', onPointerDown, { signal });
  viewport.addEventListener('pointermove', onPointerMove, { signal });
  viewport.addEventListener('pointerleave', onLeave, { signal });
  viewport.addEventListener('mousedown', onMouseDown, { signal });
  viewport.addEventListener('click', swallowAfterDrag, { signal, capture: true });
  viewport.addEventListener('auxclick', swallowAfterDrag, { signal, capture: true });
  viewport.addEventListener('click', onClick, { signal });
  viewport.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  viewport.ownerDocument.addEventListener('pointerup', onPointerEnd, { signal });
  viewport.ownerDocument.addEventListener('pointercancel', onPointerEnd, { signal });

  return {
    refresh() {
      if (resting !== null) point(resting);
    },
    dispose() {
      listening.abort();
      link.remove();
    },
  };
}
