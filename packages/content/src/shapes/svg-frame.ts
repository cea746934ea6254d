import { DrawingError } from './drawing.ts';
import { lengthOf } from './svg-length.ts';
import type { SvgElement } from './svg-tree.ts';

export type Box = readonly [x: number, y: number, width: number, height: number];

export function viewBoxOf({ attributes: { viewBox } }: SvgElement): Box | null {
  const [x, y, width, height] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (x === undefined || y === undefined || !width || !height || width <= 0 || height <= 0) return null;
  return [x, y, width, height].every(Number.isFinite) ? [x, y, width, height] : null;
}

/** What a drawing shows. @throws {DrawingError} when it does not say. */
export function frameOf(root: SvgElement): Box {
  const box = viewBoxOf(root);
  if (box) return box;
  const [width, height] = [lengthOf(root.attributes.width, null), lengthOf(root.attributes.height, null)];
  if (width && height && width > 0 && height > 0) return [0, 0, width, height];
  throw new DrawingError('The drawing has neither a viewBox nor a width and a height.', root.place);
}
