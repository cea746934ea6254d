import { boxInFrame, coveringScale, isNarrow, type Size } from '../camera/camera.ts';
import { sheetSize } from '../camera/sheet-size.ts';
import { createLabelPainter } from '../drawing/labels.ts';
import { boxOfMarked, type Marks, markedShapes, paintMarks } from '../drawing/paint-marks.ts';
import { boxOfPulsed, paintPulse } from '../drawing/paint-pulse.ts';
import type { Brushes } from '../drawing/paint-shapes.ts';
import type { Painting } from '../drawing/painter.ts';
import { createPatternBook } from '../drawing/patterns.ts';
import type { Scene } from '../drawing/scene.ts';
import { readTokens, type Tokens } from '../drawing/tokens.ts';
import type { PictureBox } from '../types.ts';
import { newPageBuffer } from './canvas-buffer.ts';
import {
  type CanvasLayer,
  type CanvasLayerArea,
  type CanvasLayerView,
  createCanvasLayer,
  type FramePart,
  type ViewportState,
} from './canvas-layer.ts';
import styles from './engine.module.css';
import { createPulseAnimation } from './pulse-animation.ts';
import { createRestTimer } from './rest-timer.ts';
import type { ShapePainter } from './shape-painter.ts';

/** What is drawn, asked for at each drawing. */
export interface CanvasLayerSource {
  readonly scene: () => Scene;
  readonly marks: () => Marks;
  readonly pulsing: () => boolean;
  readonly painter: ShapePainter;
  /** Asks for a frame. */
  readonly render: () => void;
}

export interface CanvasLayers {
  /** All shapes at rest. */
  readonly shapes: CanvasLayer;
  /** What the pulse brightens; empty and still unless there is something to brighten. */
  readonly pulse: CanvasLayer;
  /** The few that stand out, on a canvas no larger than they are. */
  readonly marks: CanvasLayer;
  /** The shapes are painted elsewhere now. */
  readonly renew: () => void;
  /** The shapes look otherwise now: paints them at once where they rest, else asks for a frame. */
  readonly repaint: () => void;
  /** Others stand out, or are to pulse, perhaps: asks for a frame where there is something of that to draw. */
  readonly remark: () => void;
  /** The picture is there: the shapes fade in. */
  readonly reveal: () => void;
  /** Shows or hides everything but the marks. */
  readonly show: (shown: boolean) => void;
  readonly dispose: () => void;
}

/** Room for outlines and labels around the shapes. */
const MARGIN_PX = 12;
/** What can wait is drawn when the picture has rested for so long: between two gestures it has not. */
const REST_MS = 100;
/** The pulse begins anew when hardly anybody will go on moving at once: its canvas is painted on the main thread. */
const PULSE_REST_MS = 300;
/** So many are drawn in a few milliseconds: at once where that is seen, and on the way. */
const FEW_SHAPES = 400;
/** Without edges of its own, below outlines: it need not be sharp, and a canvas is copied in each frame that moves it. */
const PULSE_SHARPNESS = 0.5;
const LABEL_PX = 12;
/** On a phone the numbers are larger once the picture covers the frame. */
const NARROW_LABEL_PX = 15;
/** The covering scale itself counts as covering in spite of rounding. */
const COVERING_SLACK = 0.99;

function labelPxAt(frame: Size, picture: Size, scale: number): number {
  const close = scale >= coveringScale(frame, picture) * COVERING_SLACK;
  return isNarrow(frame) && close ? NARROW_LABEL_PX : LABEL_PX;
}

function wholeArea(viewportState: ViewportState): CanvasLayerArea {
  const { overscanPx, pixelRatio } = sheetSize(viewportState, devicePixelRatio);
  return {
    left: -overscanPx,
    top: -overscanPx,
    width: viewportState.width + 2 * overscanPx,
    height: viewportState.height + 2 * overscanPx,
    pixelRatio,
  };
}

/** As much of a box of the picture as lies in a part of the frame; null when nothing does. */
function boxWithin(
  part: FramePart,
  viewportState: ViewportState,
  box: PictureBox,
  marginPx: number,
): FramePart | null {
  const [boxLeft, boxTop, boxRight, boxBottom] = boxInFrame(viewportState, viewportState, box);
  const left = Math.max(part.left, Math.floor(boxLeft) - marginPx);
  const top = Math.max(part.top, Math.floor(boxTop) - marginPx);
  const right = Math.min(part.left + part.width, Math.ceil(boxRight) + marginPx);
  const bottom = Math.min(part.top + part.height, Math.ceil(boxBottom) + marginPx);
  return right <= left || bottom <= top ? null : { left, top, width: right - left, height: bottom - top };
}

/** The canvas for what lies in a box of the picture: no larger than that, and than the frame with its surroundings. */
function areaAround(box: PictureBox | null, viewportState: ViewportState): CanvasLayerArea | null {
  const whole = wholeArea(viewportState);
  const part = box && boxWithin(whole, viewportState, box, MARGIN_PX);
  return part && { ...part, pixelRatio: whole.pixelRatio };
}

/** The canvases of a picture. Tokens are read at each drawing, for the project's stylesheet may come late. */
export function createCanvasLayers(
  frame: HTMLElement,
  picture: Size,
  source: CanvasLayerSource,
): CanvasLayers {
  const patterns = createPatternBook();
  const labels = createLabelPainter();
  let tokens: Tokens | null = null;
  const brushesAt = (view: CanvasLayerView): Brushes => {
    // Read in a gesture they would cost more than the drawing, and for other looks as much as sending those.
    if (tokens === null || !(view.frame.moving || view.isRepaint)) tokens = readTokens(frame);
    return { tokens, patterns, labels, labelPx: labelPxAt(view.frame, picture, view.scale) };
  };
  const paintingAt = (view: CanvasLayerView): Painting => {
    const { tokens, labelPx } = brushesAt(view);
    return { space: view, tokens, labelPx };
  };
  const hasFew = () => source.scene().shapes.length <= FEW_SHAPES;
  const newRest = (waitMs: number) => createRestTimer(waitMs, source.render);
  let pulsed: unknown[] = [];
  let isMarked = false;
  const shapes = createCanvasLayer({
    className: styles.shapes,
    isLarge: true,
    areaOf: (viewportState) => areaAround(source.scene().box, viewportState),
    rest: newRest(REST_MS),
    newBuffer: () => source.painter.newBuffer(paintingAt),
    redrawsOver(viewportState) {
      const { box } = source.scene();
      const { width, height } = viewportState;
      return box && hasFew() ? boxWithin({ left: 0, top: 0, width, height }, viewportState, box, 0) : null;
    },
  });
  const pulses = () => {
    const { selectedId, overlayShown } = source.marks();
    return source.pulsing() && overlayShown && boxOfPulsed(source.scene(), selectedId) !== null;
  };
  const pulse = createCanvasLayer({
    className: styles.pulse,
    rest: newRest(PULSE_REST_MS),
    areaOf(viewportState) {
      const runs = pulses();
      wave.run(runs);
      const area = runs
        ? areaAround(boxOfPulsed(source.scene(), source.marks().selectedId), viewportState)
        : null;
      return area && { ...area, pixelRatio: area.pixelRatio * PULSE_SHARPNESS };
    },
    newBuffer: () =>
      newPageBuffer((context, view) => paintPulse(context, view, source.scene(), source.marks().selectedId)),
  });
  const marks = createCanvasLayer({
    className: styles.marks,
    areaOf(viewportState) {
      const box = boxOfMarked(source.scene(), markedShapes(source.scene(), source.marks()));
      return areaAround(box, viewportState);
    },
    newBuffer: () =>
      newPageBuffer((context, view) => {
        const { overlayShown } = source.marks();
        const marked = markedShapes(source.scene(), source.marks());
        paintMarks(context, view, source.scene(), marked, overlayShown, brushesAt(view));
      }),
  });
  shapes.element.classList.add(styles.waiting ?? '');
  const wave = createPulseAnimation(pulse.element);
  return {
    shapes,
    pulse,
    marks,
    renew: shapes.renew,
    repaint() {
      if (!shapes.redraw()) source.render();
    },
    remark() {
      const marked = markedShapes(source.scene(), source.marks()).length > 0;
      // A hover changes nothing of the pulse, which may be many shapes.
      const next = [pulses(), source.marks().selectedId, source.scene()];
      const isPulseOther = (pulsed[0] || next[0]) && next.some((value, index) => value !== pulsed[index]);
      pulsed = next;
      if (isPulseOther) pulse.invalidate();
      if (marked || isMarked) marks.invalidate();
      if (isPulseOther || marked || isMarked) source.render();
      isMarked = marked;
    },
    reveal() {
      shapes.element.classList.remove(styles.waiting ?? '');
    },
    show(shown) {
      for (const { element } of [shapes, pulse]) element.classList.toggle(styles.off ?? '', !shown);
    },
    dispose() {
      wave.dispose();
      for (const canvasLayer of [shapes, pulse, marks]) canvasLayer.dispose();
    },
  };
}
