import { addShapes, type EditedShape, type Point, record, removeShapes } from '@suite/shapes';
import {
  type EditorContext,
  type EditorState,
  nameOfReference,
  shapesOf,
  undrawnOf,
} from './editor-state.ts';

type Shapes = readonly EditedShape[];

/** Adds outlines in the place of shapes that stand for the same. */
export function replaceBy(shapes: Shapes, added: readonly Pick<EditedShape, 'ring' | 'reference'>[]): Shapes {
  const names = new Set(added.flatMap(({ reference }) => (reference ? [nameOfReference(reference)] : [])));
  const replaced = shapes.flatMap(({ key, reference }) =>
    reference && names.has(nameOfReference(reference)) ? [key] : [],
  );
  return addShapes(removeShapes(shapes, new Set(replaced)), added);
}

/** Adds a drawn outline for what comes next in the list, if something was chosen there; and selects it. */
export function addNamed(
  { targets }: EditorContext,
  state: EditorState,
  ring: readonly Point[],
): EditorState {
  const reference = state.next?.reference ?? null;
  if (ring.length < 3) return state;
  const shapes = replaceBy(shapesOf(state), [{ ring, reference }]);
  const open = undrawnOf(shapes, targets);
  const place = state.next ? targets.indexOf(state.next) : -1;
  const next = state.next && (open.find((target) => targets.indexOf(target) > place) ?? open[0] ?? null);
  const history = record(state.history, { ...state.history.present, shapes });
  return { ...state, history, next, selected: shapes.at(-1)?.key ?? null, corner: null };
}
