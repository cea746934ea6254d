import { createLabelPainter, labelParts, readTokens } from '@suite/picture/drawing';
import type { Pose } from '../camera/pose.ts';
import type { FrameSize } from '../camera/projection.ts';
import type { LabelBox } from '../labels/place-labels.ts';
import { unitLabels } from '../labels/unit-labels.ts';
import type { Ray } from '../units/pick-unit.ts';
import type { UnitFace } from '../units/unit-faces.ts';
import type { ShownUnit } from '../units/unit-paint.ts';

/** Numbers are as large as on the shapes of a picture. */
const LABEL_PX = 12;
/** About what a letter and the glyph before the text take. */
const LETTER_PX = 7;
const GLYPH_PX = 14;
const LINE_PX = 16;

/** Numbers and glyphs over the model, on a canvas of its own. */
export interface LabelLayer {
  /** Draws them for a pose; `unitOf` has the unit of each volume that is labelled. */
  readonly draw: (
    pose: Pose,
    faces: ReadonlyMap<number, readonly UnitFace[]>,
    unitOf: readonly (ShownUnit | null)[],
    pick: (ray: Ray) => number | null,
  ) => void;
  /** Where others lie over the frame: no label is drawn there. */
  readonly setTaken: (taken: readonly LabelBox[]) => void;
  readonly resize: (frame: FrameSize, density: number) => void;
  readonly clear: () => void;
}

export function createLabelLayer(canvas: HTMLCanvasElement): LabelLayer {
  const context = canvas.getContext('2d');
  const paintLabels = createLabelPainter();
  const family = readTokens(canvas)['--sans'];
  let frame: FrameSize = { width: 0, height: 0 };
  let pixelRatio = 1;
  let taken: readonly LabelBox[] = [];

  function clear(): void {
    context?.setTransform(1, 0, 0, 1, 0, 0);
    context?.clearRect(0, 0, canvas.width, canvas.height);
  }

  return {
    clear,
    resize(next, density) {
      frame = next;
      pixelRatio = density;
      canvas.width = Math.round(next.width * density);
      canvas.height = Math.round(next.height * density);
    },
    setTaken(next) {
      taken = next;
    },
    draw(pose, faces, unitOf, pick) {
      clear();
      if (!context || frame.width === 0) return;
      const widthOf = (volume: number) => GLYPH_PX + (unitOf[volume]?.text.length ?? 0) * LETTER_PX;
      const labels = unitLabels({ pose, frame, faces, widthOf, heightPx: LINE_PX, taken, pick });
      const placed = labels.flatMap(({ volume, x, y, roomWidth, roomHeight }) => {
        const unit = unitOf[volume];
        if (!unit) return [];
        const parts = labelParts(unit.text, { widthPx: roomWidth, heightPx: roomHeight }, LABEL_PX);
        return parts.glyph ? [{ ...unit, parts, x, y }] : [];
      });
      paintLabels({ context, fontPx: LABEL_PX, pixelRatio }, family, placed);
    },
  };
}
