/** What a picture is of: which scene it is rendered from, and how. */
export type PictureKind = 'exterior' | 'interior' | 'dollhouse';

export interface Picture {
  /** Of the demo: `b2-front`. */
  readonly name: string;
  readonly camera: string;
  readonly width: number;
  readonly height: number;
  /** Rays for each pixel, in each of two renderings. */
  readonly samples: number;
  readonly kind: PictureKind;
}

const exterior = (camera: string, [width, height]: readonly [number, number], samples: number): Picture => ({
  name: camera.toLowerCase(),
  camera,
  width,
  height,
  samples,
  kind: 'exterior',
});
const WIDE = [2560, 1440] as const;
const LARGE = [1920, 1080] as const;
const SMALL = [1600, 900] as const;

/** All pictures of the demo. Those of rooms have samples that look as good: their first ones were not written down. */
export const PICTURES: readonly Picture[] = [
  exterior('masterplan', WIDE, 16),
  exterior('hero', LARGE, 14),
  exterior('bay', LARGE, 16),
  exterior('marina', LARGE, 16),
  exterior('hills', LARGE, 16),
  exterior('B2-front', LARGE, 24),
  exterior('B2-back', LARGE, 20),
  exterior('T2-front', LARGE, 20),
  exterior('H2-front', LARGE, 20),
  exterior('B3-front', SMALL, 12),
  exterior('T1-front', SMALL, 9),
  exterior('M3-front', SMALL, 9),
  exterior('T1-back', SMALL, 9),
  exterior('T2-back', SMALL, 9),
  exterior('B4-front', SMALL, 8),
  exterior('H1-front', SMALL, 8),
  exterior('H3-front', SMALL, 8),
  exterior('H4-front', SMALL, 8),
  exterior('M4-front', SMALL, 7),
  exterior('B1-front', SMALL, 6),
  {
    name: 'interior-three_bedroom',
    camera: 'living',
    width: 1280,
    height: 720,
    samples: 64,
    kind: 'interior',
  },
  {
    name: 'dollhouse-two_bedroom',
    camera: 'doll',
    width: 1600,
    height: 1120,
    samples: 32,
    kind: 'dollhouse',
  },
];
