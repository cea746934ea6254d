import { distance, type Point, rounded } from '../geometry/point.ts';
import type { ShapeReference } from '../reference.ts';
import { type EditedShape, newKey } from './edited-shape.ts';

/** Corners that are this near are one: programs round to a tenth of a pixel. */
const SHARED_PX = 0.15;
/** Fewer corners enclose nothing. */
const LEAST_CORNERS = 3;
/** How far a copy lies beside what it was made of. */
const COPY_OFFSET_PX = 16;

type Shapes = readonly EditedShape[];

/** Leads a corner to another point, with those of other shapes at the same place. */
export function moveCorner(shapes: Shapes, from: Point, to: Point): Shapes {
  const target = rounded(to);
  return shapes.map((shape) => {
    if (!shape.ring.some((corner) => distance(corner, from) <= SHARED_PX)) return shape;
    return {
      ...shape,
      ring: shape.ring.map((corner) => (distance(corner, from) <= SHARED_PX ? target : corner)),
    };
  });
}

/** Moves a shape alone: neighbours keep their corners. */
export function moveShape(shapes: Shapes, key: string, [dx, dy]: Point): Shapes {
  const shifted = ([x, y]: Point): Point => rounded([x + dx, y + dy]);
  return changeShape(shapes, key, (shape) => ({
    ...shape,
    ring: shape.ring.map(shifted),
    label: shape.label && shifted(shape.label),
  }));
}

export function changeShape(
  shapes: Shapes,
  key: string,
  change: (shape: EditedShape) => EditedShape,
): Shapes {
  return shapes.map((shape) => (shape.key === key ? change(shape) : shape));
}

/** Puts a corner into the middle of the edge behind the corner `index`. */
export function addCorner(shapes: Shapes, key: string, index: number): Shapes {
  return changeShape(shapes, key, (shape) => {
    const [start, end] = [shape.ring[index], shape.ring[(index + 1) % shape.ring.length]];
    if (!start || !end) return shape;
    const middle = rounded([(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]);
    return { ...shape, ring: shape.ring.toSpliced(index + 1, 0, middle) };
  });
}

/** Takes a corner out; of a triangle none. */
export function removeCorner(shapes: Shapes, key: string, index: number): Shapes {
  return changeShape(shapes, key, (shape) =>
    shape.ring.length > LEAST_CORNERS ? { ...shape, ring: shape.ring.toSpliced(index, 1) } : shape,
  );
}

export function removeShapes(shapes: Shapes, keys: ReadonlySet<string>): Shapes {
  return shapes.filter(({ key }) => !keys.has(key));
}

/** Adds outlines; one with fewer than three corners is none. */
export function addShapes(
  shapes: Shapes,
  added: readonly { readonly ring: readonly Point[]; readonly reference: ShapeReference | null }[],
): Shapes {
  const all = [...shapes];
  for (const { ring, reference } of added) {
    if (ring.length < LEAST_CORNERS) continue;
    all.push({ key: newKey(all), ring: ring.map(rounded), reference, label: null });
  }
  return all;
}

/** A copy beside the shape, which stands for nothing yet. */
export function copyShape(shapes: Shapes, key: string): Shapes {
  const shape = shapes.find((one) => one.key === key);
  if (!shape) return shapes;
  const ring = shape.ring.map(([x, y]): Point => [x + COPY_OFFSET_PX, y + COPY_OFFSET_PX]);
  return addShapes(shapes, [{ ring, reference: null }]);
}

export function nameShape(shapes: Shapes, key: string, reference: ShapeReference | null): Shapes {
  return changeShape(shapes, key, (shape) => ({ ...shape, reference }));
}
