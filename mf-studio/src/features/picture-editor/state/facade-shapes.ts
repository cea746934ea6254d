import {
  type EditedShape,
  type Facade,
  facadeCells,
  type Numbering,
  numberOf,
  type Point,
} from '@suite/shapes';
import { nameOfReference, type Target } from './editor-state.ts';

/** What a façade would make of its cells. */
export interface FacadePlan {
  readonly made: readonly { readonly target: Target; readonly ring: readonly Point[] }[];
  /** Numbers of cells that no home has; no shape is made of them. */
  readonly unknown: readonly string[];
  /** Numbers that more than one cell has. */
  readonly doubled: readonly string[];
  /** Homes that have a shape already, which is replaced. */
  readonly replaced: number;
}

/** Homes of the cells of a façade by their numbers; null where its corners are none. */
export function planFacade(
  facade: Facade,
  numbering: Numbering,
  targets: readonly Target[],
  shapes: readonly EditedShape[],
): FacadePlan | null {
  const cells = facadeCells(facade);
  if (!cells) return null;
  const byNumber = new Map(
    targets.flatMap((target) => (target.reference.kind === 'unit' ? [[target.name, target] as const] : [])),
  );
  const numbered = cells.map((cell) => ({ number: numberOf(cell, numbering), ring: cell.ring }));
  const seen = new Set<string>();
  const doubled = new Set<string>();
  const made: FacadePlan['made'][number][] = [];
  for (const { number, ring } of numbered) {
    const target = byNumber.get(number);
    if (seen.has(number)) doubled.add(number);
    else if (target) made.push({ target, ring });
    seen.add(number);
  }
  const drawn = new Set(shapes.flatMap(({ reference }) => (reference ? [nameOfReference(reference)] : [])));
  return {
    made,
    unknown: [...seen].filter((number) => !byNumber.has(number)),
    doubled: [...doubled],
    replaced: made.filter(({ target }) => drawn.has(nameOfReference(target.reference))).length,
  };
}
