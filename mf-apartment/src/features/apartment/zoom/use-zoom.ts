import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { keyStep, moveFingers, wheelFactor, ZOOM_STEP } from './gestures.ts';
import { fromCentre, measureFrame } from './measure.ts';
import {
  clampTransform,
  isSameTransform,
  MAX_SCALE,
  type Point,
  panBy,
  WHOLE,
  type ZoomFrame,
  type ZoomTransform,
  zoomAt,
} from './zoom-transform.ts';

const CENTRE: Point = { x: 0, y: 0 };

type Step = (from: ZoomTransform, frame: ZoomFrame) => ZoomTransform;

/** The wheel zooms about the pointer, and the transform stays within its limits when the window changes. */
function useWheelAndResize(
  surfaceRef: RefObject<HTMLDivElement | null>,
  freeWheel: boolean,
  change: (step: Step) => void,
): void {
  useEffect(() => {
    const surface = surfaceRef.current;
    if (!surface) return;
    // React listens to the wheel passively, where the page's own scrolling cannot be prevented.
    const onWheel = (event: WheelEvent) => {
      if (!freeWheel && !event.ctrlKey) return;
      event.preventDefault();
      const factor = wheelFactor(event.deltaY, event.deltaMode);
      change((from, frame) => zoomAt(from, factor, fromCentre(surface, event), frame));
    };
    const resize = new ResizeObserver(() => change(clampTransform));
    resize.observe(surface);
    surface.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      resize.disconnect();
      surface.removeEventListener('wheel', onWheel);
    };
  }, [surfaceRef, freeWheel, change]);
}

/**
 * Zoom of the picture `contentRef` in the window `surfaceRef`: by buttons, keys, drag, two fingers and wheel.
 * Both have the same centre.
 * `freeWheel`: the wheel alone zooms; otherwise only with the control key (which is also how a browser tells
 * of two fingers on a touchpad), so that the page can be scrolled.
 */
export function useZoom(freeWheel: boolean) {
  const surfaceRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const [transform, setTransform] = useState<ZoomTransform>(WHOLE);
  const [dragging, setDragging] = useState(false);
  const isZoomed = transform.scale > 1;

  const change = useCallback((step: Step) => {
    setTransform((from) => {
      const to = step(from, measureFrame(surfaceRef.current, contentRef.current));
      return isSameTransform(from, to) ? from : to;
    });
  }, []);
  const zoomBy = (factor: number) => change((from, frame) => zoomAt(from, factor, CENTRE, frame));
  useWheelAndResize(surfaceRef, freeWheel, change);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.altKey || event.ctrlKey || event.metaKey ? null : keyStep(event.key);
    // Arrows scroll the page while there is nothing to move.
    if (!step || (step.kind === 'pan' && !isZoomed)) return;
    event.preventDefault();
    if (step.kind === 'reset') setTransform(WHOLE);
    else if (step.kind === 'zoom') zoomBy(step.factor);
    else change((from, frame) => panBy(from, step.by, frame));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    fingers.current.set(event.pointerId, fromCentre(event.currentTarget, event));
    if (!isZoomed && fingers.current.size < 2) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!fingers.current.has(event.pointerId)) return;
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, fromCentre(event.currentTarget, event));
    const after = [...fingers.current.values()];
    change((from, frame) => moveFingers(from, before, after, frame));
  };
  const lift = (event: PointerEvent<HTMLDivElement>) => {
    fingers.current.delete(event.pointerId);
    setDragging(fingers.current.size > 0);
  };

  return {
    surfaceRef,
    contentRef,
    transform,
    dragging,
    isZoomed,
    isLargest: transform.scale >= MAX_SCALE,
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    reset: () => setTransform(WHOLE),
    surfaceProps: {
      // Only what has the focus gets the keys.
      tabIndex: 0,
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
    },
  };
}
