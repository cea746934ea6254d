import type { PictureShape } from '../types.ts';
import { isDirection, towards } from './towards.ts';

/** What the order needs to know of a shape. */
export type OrderedShape = Pick<PictureShape, 'id' | 'label' | 'row' | 'filteredOut'>;

/** Shapes that take the focus: rows from the top down, each from left to right. */
export interface FocusOrder {
  readonly rows: readonly (readonly OrderedShape[])[];
  /** Row and place in the row, by id. */
  readonly places: ReadonlyMap<string, readonly [row: number, place: number]>;
}

export type Step = 'left' | 'right' | 'up' | 'down' | 'row-start' | 'row-end' | 'first' | 'last';

const STEP_OF_KEY: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'row-start',
  End: 'row-end',
};

const STEPS: readonly Step[] = [...Object.values(STEP_OF_KEY), 'first', 'last'];

/** The step a key press asks for; undefined when it asks for none. */
export function stepOfKey(key: string, ctrlKey: boolean): Step | undefined {
  if (!ctrlKey) return STEP_OF_KEY[key];
  if (key === 'Home') return 'first';
  return key === 'End' ? 'last' : undefined;
}

function rowOf({ row }: OrderedShape): number {
  return row ?? 0;
}

/** The highest `row` first, in a row by the label's place; shapes without a row are one. */
function inOrder(one: OrderedShape, other: OrderedShape): number {
  return rowOf(other) - rowOf(one) || one.label[0] - other.label[0] || one.label[1] - other.label[1];
}

function takesFocus({ filteredOut }: OrderedShape): boolean {
  return !filteredOut;
}

/** Sorts the shapes that are not filtered out. */
export function focusOrder(shapes: readonly OrderedShape[]): FocusOrder {
  const rows: OrderedShape[][] = [];
  const places = new Map<string, readonly [number, number]>();
  let row: OrderedShape[] = [];
  for (const shape of shapes.filter(takesFocus).sort(inOrder)) {
    if (row[0] === undefined || rowOf(row[0]) !== rowOf(shape)) {
      row = [];
      rows.push(row);
    }
    places.set(shape.id, [rows.length - 1, row.push(shape) - 1]);
  }
  return { rows, places };
}

function nearest(row: readonly OrderedShape[] | undefined, x: number): OrderedShape | undefined {
  return row?.reduce((best, shape) =>
    Math.abs(shape.label[0] - x) < Math.abs(best.label[0] - x) ? shape : best,
  );
}

/**
 * Where the focus enters: at the first of the wanted shapes that takes it, else at the first shape of the order, which
 * is found without sorting all. Null when no shape takes it.
 */
export function entryOf(
  shapes: readonly OrderedShape[],
  wantedIds: readonly (string | null)[],
): string | null {
  const all = shapes.filter(takesFocus);
  const wanted = wantedIds.find((id) => all.some((shape) => shape.id === id));
  const first = (best: OrderedShape | null, shape: OrderedShape) =>
    best && inOrder(best, shape) <= 0 ? best : shape;
  return wanted ?? all.reduce(first, null)?.id ?? null;
}

/**
 * Where a step leads from a shape: to itself at the end of a row, at the top and at the bottom. A shape without a row
 * has the others around it.
 */
export function stepFrom(order: FocusOrder, id: string, step: Step): string {
  const found = order.places.get(id);
  if (found === undefined) return order.rows[0]?.[0]?.id ?? id;
  const [rowIndex, place] = found;
  const row = order.rows[rowIndex];
  const shape = row?.[place];
  if (shape?.row === null && isDirection(step)) return towards(order.rows.flat(), shape, step)?.id ?? id;
  const x = shape?.label[0] ?? 0;
  const targets: Readonly<Record<Step, () => OrderedShape | undefined>> = {
    left: () => row?.[place - 1],
    right: () => row?.[place + 1],
    up: () => nearest(order.rows[rowIndex - 1], x),
    down: () => nearest(order.rows[rowIndex + 1], x),
    'row-start': () => row?.[0],
    'row-end': () => row?.at(-1),
    first: () => order.rows[0]?.[0],
    last: () => order.rows.at(-1)?.at(-1),
  };
  return targets[step]()?.id ?? id;
}

/**
 * The shape itself and wherever one step leads from it: all that has to be in the document. In the order of
 * the picture, so that a walk only adds and removes links and never moves the focused one.
 */
export function neighbourhood(order: FocusOrder, id: string): readonly string[] {
  if (!order.places.has(id)) return [];
  const ids = new Set([id, ...STEPS.map((step) => stepFrom(order, id, step))]);
  return order.rows.flatMap((row) => row.filter((shape) => ids.has(shape.id)).map((shape) => shape.id));
}
