/** What the bench draws the same shapes with. */
export type StageName =
  | 'picture'
  | 'picture-alone'
  | 'openlayers-restyled'
  | 'openseadragon'
  | 'leaflet-canvas'
  | 'blank';

export interface HoverFigures {
  /** In microseconds. */
  readonly firstUs: number;
  readonly meanUs: number;
  /** Points at which grid and search through all shapes agree. */
  readonly equal: number;
  readonly points: number;
}

/** Entry of the page's performance timeline. */
export const RECOLOUR_MARK = 'bench-recolour';

/** What the page of the bench offers to the process that drives it, as `bench` of its window. */
export interface BenchPage {
  /** Shows a number of shapes; resolves when they are painted. */
  readonly open: (stage: StageName, count: number) => Promise<void>;
  readonly close: () => void;
  readonly pulse: (on: boolean) => void;
  /** The picture goes to where it stood at first, on a flight where that is the library's way. */
  readonly reset: () => void;
  /**
   * Fades every other shape, others each round, beginning at `RECOLOUR_MARK`, at once or so many milliseconds after a
   * frame has begun; resolves when the page has drawn a frame.
   */
  readonly recolour: (round: number, delayMs?: number) => Promise<void>;
  readonly startFrames: () => void;
  /** Milliseconds between the frames since `startFrames`. */
  readonly stopFrames: () => readonly number[];
  readonly hover: (count: number) => HoverFigures;
  readonly nodes: () => number;
}
