import { type EditedShape, facadeHandles, type Point } from '@suite/shapes';
import {
  type EditorContext,
  type EditorState,
  facadeOf,
  isDrawing,
  nameOfShape,
  selectedOf,
  shapesOf,
} from './editor-state.ts';

/** A message with what it says. */
export interface Announcement {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
}

function at([x, y]: Point): { readonly x: number; readonly y: number } {
  return { x: Math.round(x), y: Math.round(y) };
}

/** Where the keyboard stands and what it moves, for who does not see it. `drawn`: corners of what is being drawn. */
export function announcementOf(
  state: EditorState,
  context: EditorContext,
  drawn: number,
): Announcement | null {
  if (facadeOf(state)) return ofHandle(state);
  if (isDrawing(state))
    return state.cursor && { id: 'studio.picture.said.cursor', values: { ...at(state.cursor), drawn } };
  const shape = selectedOf(state);
  if (shape) return ofShape(shape, state, context);
  return { id: 'studio.picture.said.count', values: { count: shapesOf(state).length } };
}

function ofHandle(state: EditorState): Announcement | null {
  const facade = facadeOf(state);
  const handles = facade ? facadeHandles(facade) : [];
  const handle = state.handle === null ? undefined : handles[state.handle];
  if (!handle) return null;
  const values = { index: (state.handle ?? 0) + 1, count: handles.length, ...at(handle.at) };
  return { id: 'studio.picture.said.handle', values };
}

function ofShape(shape: EditedShape, state: EditorState, { targets }: EditorContext): Announcement {
  const count = shape.ring.length;
  const corner = state.corner === null ? undefined : shape.ring[state.corner];
  if (corner) {
    const index = (state.corner ?? 0) + 1;
    return { id: 'studio.picture.said.corner', values: { index, count, ...at(corner) } };
  }
  const name = nameOfShape(shape, targets);
  const values = { name, count, ...at(shape.ring[0] ?? [0, 0]) };
  return { id: name === '' ? 'studio.picture.said.nameless' : 'studio.picture.said.shape', values };
}
