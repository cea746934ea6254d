import { FACADE_HEIGHT, FACADE_WIDTH } from '../demo/facade.ts';
import { manyShapes } from '../demo/facade-shapes.ts';
import { createModel } from '../src/engine/model.ts';
import type { PictureShape } from '../src/index.ts';
import type { HoverFigures } from './bench-page.ts';

const POINTS = 10_000;
const TIMED = 200_000;

/** The same row of numbers in every run, 0 to 1. */
function createRandom(): () => number {
  let seed = 99;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

function holds({ ring }: PictureShape, x: number, y: number): boolean {
  let inside = false;
  let [beforeX, beforeY] = ring.at(-1) ?? [0, 0];
  for (const [hereX, hereY] of ring) {
    const crosses = hereY > y !== beforeY > y;
    if (crosses && x < ((beforeX - hereX) * (y - hereY)) / (beforeY - hereY) + hereX) inside = !inside;
    [beforeX, beforeY] = [hereX, hereY];
  }
  return inside;
}

/** The look-up of the shape under the pointer, beside a search through all shapes. */
export function measureHover(count: number): HoverFigures {
  const shapes = manyShapes(count);
  const image = { src: '', width: FACADE_WIDTH, height: FACADE_HEIGHT, alt: '' };
  const model = createModel(image, {
    shapes,
    alt: '',
    focusBox: undefined,
    opening: undefined,
    hoveredId: null,
    selectedId: null,
    overlayShown: true,
    pulsing: false,
  });
  const random = createRandom();
  const points = Array.from(
    { length: POINTS },
    () => [random() * FACADE_WIDTH, random() * FACADE_HEIGHT] as const,
  );
  const [firstX, firstY] = points[0] ?? [0, 0];
  const startedMs = performance.now();
  model.shapeAt(firstX, firstY);
  const firstMs = performance.now() - startedMs;
  const loopMs = performance.now();
  for (let index = 0; index < TIMED; index += 1) {
    const [x, y] = points[index % POINTS] ?? [0, 0];
    model.shapeAt(x, y);
  }
  const meanUs = ((performance.now() - loopMs) * 1000) / TIMED;
  const equal = points.filter(([x, y]) => {
    const wanted = shapes.findLast((shape) => holds(shape, x, y));
    return (model.shapeAt(x, y)?.id ?? null) === (wanted?.id ?? null);
  }).length;
  return { firstUs: firstMs * 1000, meanUs, equal, points: POINTS };
}
