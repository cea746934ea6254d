import { targetOf } from '../reference.ts';
import { type EditedShape, editedShape, newKey, type StoredShape } from './edited-shape.ts';

/** What somebody else made of a shape since it was read; null: took it out. */
export interface ForeignChange {
  readonly target: string;
  readonly shape: StoredShape | null;
}

/** A shape that was changed here and there, in different ways; null: taken out. */
export interface ShapeConflict {
  readonly target: string;
  readonly mine: StoredShape | null;
  readonly theirs: StoredShape | null;
}

/** Name of what a shape stands for, of whatever kind. */
function nameOf({ kind, id }: Pick<StoredShape, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

function byTarget(shapes: readonly StoredShape[]): ReadonlyMap<string, StoredShape> {
  return new Map(shapes.map((shape) => [nameOf(shape), shape]));
}

function isSame(a: StoredShape | undefined, b: StoredShape | undefined): boolean {
  return JSON.stringify([a?.ring, a?.label]) === JSON.stringify([b?.ring, b?.label]);
}

/** Whether the same things have the same shapes in both, in whatever order. */
export function areSameShapes(some: readonly StoredShape[], others: readonly StoredShape[]): boolean {
  const there = byTarget(others);
  return some.length === others.length && some.every((shape) => isSame(shape, there.get(nameOf(shape))));
}

/**
 * What two people made of the same shapes. `foreign`: what only the other changed, which can be taken over; `conflicts`:
 * what both changed.
 */
export function compareShapes(
  base: readonly StoredShape[],
  mine: readonly StoredShape[],
  theirs: readonly StoredShape[],
): { readonly foreign: readonly ForeignChange[]; readonly conflicts: readonly ShapeConflict[] } {
  const [was, here, there] = [byTarget(base), byTarget(mine), byTarget(theirs)];
  const changed = [...new Set([...was.keys(), ...there.keys()])].filter(
    (target) => !isSame(was.get(target), there.get(target)) && !isSame(here.get(target), there.get(target)),
  );
  const isMine = (target: string) => !isSame(was.get(target), here.get(target));
  return {
    foreign: changed
      .filter((target) => !isMine(target))
      .map((target) => ({ target, shape: there.get(target) ?? null })),
    conflicts: changed.filter(isMine).map((target) => ({
      target,
      mine: here.get(target) ?? null,
      theirs: there.get(target) ?? null,
    })),
  };
}

/** Takes over what somebody else did; shapes that it is not about stay as they are. */
export function takeOver(
  shapes: readonly EditedShape[],
  changes: readonly ForeignChange[],
): readonly EditedShape[] {
  return changes.reduce<readonly EditedShape[]>((all, { target, shape }) => {
    const known = all.find(({ reference }) => reference !== null && namesOf(reference) === target);
    const others = known ? all.filter((one) => one !== known) : all;
    if (!shape) return others;
    const taken = editedShape(shape);
    const key = known?.key ?? (others.some((one) => one.key === taken.key) ? newKey(others) : taken.key);
    return known
      ? all.map((one) => (one === known ? { ...taken, key } : one))
      : [...others, { ...taken, key }];
  }, shapes);
}

function namesOf(reference: NonNullable<EditedShape['reference']>): string {
  return `${reference.kind} ${targetOf(reference)}`;
}
