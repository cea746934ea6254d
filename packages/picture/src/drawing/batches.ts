import type { PictureShape } from '../types.ts';
import { styleKey } from './styles.ts';

/** Paths of 16 or 512 shapes take up to a tenth longer to paint. */
export const MAX_BATCH_SIZE = 64;

/** Shapes of one look that are painted together; `indexes` point into the list of shapes. */
export interface Batch {
  readonly key: string;
  readonly indexes: readonly number[];
}

/** Groups shapes of the same look, at most 64 a batch; filtered-out ones come first, so they lie below. */
export function batchShapes(shapes: readonly Pick<PictureShape, 'appearance' | 'filteredOut'>[]): Batch[] {
  const open = new Map<string, number[]>();
  const below: Batch[] = [];
  const above: Batch[] = [];
  shapes.forEach((shape, index) => {
    const key = styleKey(shape);
    let indexes = open.get(key);
    if (indexes === undefined || indexes.length === MAX_BATCH_SIZE) {
      indexes = [];
      open.set(key, indexes);
      (shape.filteredOut ? below : above).push({ key, indexes });
    }
    indexes.push(index);
  });
  return [...below, ...above];
}
