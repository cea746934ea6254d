/** What draws on a canvas of the page, or on one that the page only shows. */
export type CanvasContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
