import type { EditedShape, Facade, Point } from '@suite/shapes';

export type StageTool = 'select' | 'draw' | 'facade' | 'split' | 'join';

/** What the stage shows; it changes nothing by itself. */
export interface StageState {
  readonly shapes: readonly EditedShape[];
  readonly selected: string | null;
  /** Place of the chosen corner in the selected shape. */
  readonly corner: number | null;
  readonly tool: StageTool;
  readonly isSnapping: boolean;
  readonly facade: Facade | null;
  /** Place of the chosen handle among those of the façade. */
  readonly handle: number | null;
  /** Where the keyboard stands, in pixels of the picture; null while it draws nothing. */
  readonly cursor: Point | null;
  /** Shapes with something to look at. */
  readonly flagged: ReadonlySet<string>;
  /** What stands on a shape. */
  readonly nameOf: (shape: EditedShape) => string;
}

export interface StageEvents {
  readonly onSelect: (key: string | null, corner: number | null) => void;
  /** Corners were moved, put in or taken out by the pointer, or a shape was moved. */
  readonly onShapes: (shapes: readonly EditedShape[]) => void;
  readonly onOutline: (ring: readonly Point[]) => void;
  readonly onCut: (from: Point, to: Point) => void;
  /** `isMoving`: a handle is dragged and not let go yet. */
  readonly onFacade: (facade: Facade, isMoving: boolean) => void;
}

/** What the keyboard and buttons do with the stage. */
export interface StageHandle {
  /** Puts a corner of what is drawn, and says how many there are. */
  readonly append: (point: Point) => number;
  readonly removeLast: () => void;
  readonly finish: () => void;
  /** Gives up what is drawn, and says whether there was anything. */
  readonly abort: () => boolean;
  readonly zoomBy: (levels: number) => void;
  /** Shows the whole picture. */
  readonly fit: () => void;
  readonly show: (points: readonly Point[]) => void;
  readonly center: () => Point;
  /** Pixels of the picture in a pixel of the screen. */
  readonly resolution: () => number;
}

export interface StageImage {
  readonly src: string;
  /** What lies over the edges of the stage, in CSS pixels: top, right, bottom, left. Default 24 each. */
  readonly padding?: readonly [number, number, number, number];
  readonly width: number;
  readonly height: number;
}
