/** Windows of visitors that a preview is looked at in. */
export const FRAME_SIZES = ['desktop', 'tablet', 'phone'] as const;
export type FrameSize = (typeof FRAME_SIZES)[number];

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface FrameFit extends Size {
  /** By which the frame is drawn smaller, so that all of it is in sight. */
  readonly scale: number;
}

/** Upright, in CSS pixels. */
const DEVICES: Readonly<Record<Exclude<FrameSize, 'desktop'>, Size>> = {
  tablet: { width: 834, height: 1112 },
  phone: { width: 390, height: 844 },
};
/** Narrower windows are given another arrangement. */
const DESKTOP_WIDTH = 1280;

/** How large a frame is, and how much smaller it is drawn to fit the room; a desktop's is as large as the room or larger. */
export function frameFit(size: FrameSize, room: Size): FrameFit {
  if (size === 'desktop') {
    const width = Math.max(DESKTOP_WIDTH, room.width);
    const scale = room.width / width;
    return { width, height: Math.round(room.height / scale), scale };
  }
  const { width, height } = DEVICES[size];
  return { width, height, scale: Math.min(1, room.width / width, room.height / height) };
}
