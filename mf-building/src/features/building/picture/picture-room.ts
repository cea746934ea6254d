import type { Size } from '@suite/explorer';
import { boxInFrame, focusBoxOf, homeCamera, type PictureBox } from '@suite/picture';
import { type StageFocusInput, type StageInsets, stageFocus } from './stage-focus.ts';

export interface PictureRoomInput extends StageFocusInput {
  /** Whether the picture may end above what stands at the foot of the stage, and begin below what stands at its head. */
  readonly mayYield: boolean;
  /** What the zoom buttons take up in the upper right corner, in CSS pixels. */
  readonly zoom: Size;
}

export interface PictureRoom {
  /** What of the picture must stay visible. */
  readonly focusBox: PictureBox | undefined;
  /** How far below the upper and above the lower edge of the stage the picture begins and ends, in CSS pixels. */
  readonly abovePx: number;
  readonly belowPx: number;
}

/** Anti-aliasing and the last step of the focus box. */
const TOLERANCE_PX = 2;
const NO_CORNER: StageInsets['corner'] = { bottom: 0, right: 0 };
/** Making room at one edge may bring homes under what stands at the other. */
const ROUNDS = 2;

/**
 * Where the picture rests. In a narrow frame it covers all there is and cannot make way by itself: where homes would
 * stand behind the views, the chip in the corner or the zoom buttons, its frame leaves that strip to them.
 */
export function pictureRoom({ mayYield, zoom, ...input }: PictureRoomInput): PictureRoom {
  const { stage, insets, view } = input;
  let room = roomWith(input, 0, 0);
  const units = focusBoxOf(view.polygons, 0);
  if (!mayYield || stage === null || units === undefined) return room;
  const picture = { width: view.widthPx, height: view.heightPx };
  for (let round = 0; round < ROUNDS; round += 1) {
    const frame = { ...stage, height: stage.height - room.abovePx - room.belowPx };
    const [left, top, right, bottom] = boxInFrame(homeCamera(frame, picture, room.focusBox), frame, units);
    const isBehindChip = left < insets.corner.right && top < insets.corner.bottom - TOLERANCE_PX;
    const isBehindZoom = right > stage.width - zoom.width && top < zoom.height - TOLERANCE_PX;
    const isBehindViews = bottom > frame.height - insets.bottom + TOLERANCE_PX;
    const headPx = isBehindChip || isBehindZoom ? Math.max(insets.corner.bottom, zoom.height) : 0;
    room = roomWith(input, room.abovePx || headPx, room.belowPx || (isBehindViews ? insets.bottom : 0));
  }
  return room;
}

function roomWith(
  { stage, insets, ...input }: StageFocusInput,
  abovePx: number,
  belowPx: number,
): PictureRoom {
  const frame = stage && { ...stage, height: stage.height - abovePx - belowPx };
  const left = {
    ...insets,
    bottom: belowPx > 0 ? 0 : insets.bottom,
    corner: abovePx > 0 ? NO_CORNER : insets.corner,
  };
  return { focusBox: stageFocus({ ...input, stage: frame, insets: left }), abovePx, belowPx };
}
