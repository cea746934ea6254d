/** What a frame costs, and the sun at another hour. */
export interface Quality {
  /** Device pixels per CSS pixel, at most. */
  readonly pixelRatio: number;
  /** Side of the shadow map, in pixels. */
  readonly shadowPx: number;
  readonly groundFile: 'groundHigh' | 'ground';
  /** All buildings with rooms, frames and furniture, not only the one that the page is of. */
  readonly hasDetail: boolean;
  /** Of that file, in pixels at most. */
  readonly groundWidth: number;
  /** Of the picture on what is seen, in pixels at most. */
  readonly pictureWidth: number;
  /** Of the plants near the eye, leaf by leaf, at most. */
  readonly leafTriangles: number;
  /** Sides of the sky that gives light and of the one that is seen, in pixels: both are drawn anew for each sun. */
  readonly sky: { readonly lightPx: number; readonly seenPx: number };
  /** Several samples a pixel, for smooth edges. */
  readonly isSmooth: boolean;
}

export type QualityName = 'high' | 'middle' | 'low';

export const QUALITIES: Readonly<Record<QualityName, Quality>> = {
  high: {
    pixelRatio: 2,
    shadowPx: 4096,
    groundFile: 'groundHigh',
    groundWidth: 4096,
    hasDetail: true,
    pictureWidth: 2048,
    leafTriangles: 400_000,
    sky: { lightPx: 256, seenPx: 384 },
    isSmooth: true,
  },
  middle: {
    pixelRatio: 1.5,
    shadowPx: 2048,
    groundFile: 'ground',
    groundWidth: 2048,
    hasDetail: true,
    pictureWidth: 2048,
    leafTriangles: 300_000,
    sky: { lightPx: 256, seenPx: 384 },
    isSmooth: true,
  },
  low: {
    pixelRatio: 1,
    shadowPx: 1024,
    groundFile: 'ground',
    groundWidth: 1792,
    hasDetail: false,
    pictureWidth: 1280,
    leafTriangles: 150_000,
    sky: { lightPx: 64, seenPx: 192 },
    isSmooth: false,
  },
};

/** What a first guess is made from. */
export interface DeviceSize {
  /** Shorter side of the screen in CSS pixels. */
  readonly screenPx: number;
  /** Gigabytes, where the browser says so. */
  readonly memoryGb: number | undefined;
}

const PHONE_SCREEN_PX = 500;
const MIDDLE_MEMORY_GB = 4;

/** What to begin with; late frames lower it. */
export function firstQuality({ screenPx, memoryGb = MIDDLE_MEMORY_GB }: DeviceSize): QualityName {
  if (screenPx >= PHONE_SCREEN_PX) return memoryGb < MIDDLE_MEMORY_GB ? 'middle' : 'high';
  return memoryGb < MIDDLE_MEMORY_GB ? 'low' : 'middle';
}
