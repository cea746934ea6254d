import { boxOf, isInside, labelOf, type Point } from '@suite/shapes';

interface NameOptions {
  readonly name: string;
  readonly font: string;
  readonly paper: string;
  readonly pixelRatio: number;
}

const SIZE_PX = 13;
const EDGE_PX = 3;

/**
 * Writes a name on a shape, in pixels of the canvas, where it has room. OpenLayers' own texts are measured by markup that a
 * page with trusted types does not take.
 */
export function drawName(
  context: CanvasRenderingContext2D,
  [ring = []]: readonly (readonly Point[])[],
  { name, font, paper, pixelRatio }: NameOptions,
): void {
  const [left, top, width, height] = boxOf(ring);
  context.save();
  context.font = `600 ${SIZE_PX * pixelRatio}px ${font}`;
  const isRoomy = context.measureText(name).width < width && height > SIZE_PX * pixelRatio;
  if (isRoomy) {
    const middle: Point = [left + width / 2, top + height / 2];
    const [x, y] = isInside(middle, ring) ? middle : labelOf(ring);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = EDGE_PX * pixelRatio;
    context.strokeStyle = 'rgb(20 30 36 / 0.8)';
    context.fillStyle = paper;
    context.strokeText(name, x, y);
    context.fillText(name, x, y);
  }
  context.restore();
}
