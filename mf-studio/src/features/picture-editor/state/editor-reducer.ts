import type { StageTool } from '@suite/picture/editor';
import {
  addCorner,
  amend,
  copyShape,
  type EditedShape,
  type Facade,
  type FacadeFloor,
  type ForeignChange,
  facadeHandles,
  joinRings,
  mapHistory,
  moveCorner,
  moveHandle,
  moveShape,
  type Numbering,
  nameShape,
  type Point,
  record,
  redo,
  removeCorner,
  removeShapes,
  splitRing,
  takeOver,
  undo,
  withFloors,
} from '@suite/shapes';
import { addNamed, replaceBy } from './add-shapes.ts';
import {
  type EditorContext,
  type EditorState,
  isDrawing,
  selectedOf,
  shapesOf,
  type Target,
  type Work,
} from './editor-state.ts';
import { planFacade } from './facade-shapes.ts';
import { cycled, stepCursor } from './stepping.ts';

export type EditorAction =
  | { readonly kind: 'tool'; readonly tool: StageTool }
  | { readonly kind: 'select'; readonly key: string | null; readonly corner?: number | null }
  /** The next shape, or corner of the selected one, or handle of the façade; -1: the one before. */
  | { readonly kind: 'step'; readonly of: 'shape' | 'corner'; readonly by: 1 | -1 }
  | { readonly kind: 'shapes'; readonly shapes: readonly EditedShape[] }
  /** By arrow keys; `isHeld`: the key was not let go in between. */
  | { readonly kind: 'nudge'; readonly by: Point; readonly isHeld: boolean }
  | { readonly kind: 'outline'; readonly ring: readonly Point[] }
  | { readonly kind: 'cut'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'join'; readonly key: string }
  | { readonly kind: 'copy' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'add-corner' }
  | { readonly kind: 'snap' | 'undo' | 'redo' | 'make' | 'leave' }
  | { readonly kind: 'name'; readonly target: Target | null }
  | { readonly kind: 'next'; readonly target: Target | null }
  | { readonly kind: 'facade'; readonly facade: Facade; readonly isMoving: boolean }
  | { readonly kind: 'floors'; readonly floors: readonly FacadeFloor[] }
  | { readonly kind: 'numbering'; readonly numbering: Numbering }
  | { readonly kind: 'cursor'; readonly at: Point }
  /** Shapes of a drawing or of another view, in the place of those that stand for the same. */
  | { readonly kind: 'take'; readonly shapes: readonly Pick<EditedShape, 'ring' | 'reference'>[] }
  | { readonly kind: 'foreign'; readonly changes: readonly ForeignChange[] };

/** What the editor does with a view. Whatever changes a shape or the façade is recorded, and can be undone. */
export function editorReducer(context: EditorContext) {
  return (state: EditorState, action: EditorAction): EditorState =>
    withoutGone(reduced(context, state, action));
}

function reduced(context: EditorContext, state: EditorState, action: EditorAction): EditorState {
  const { history } = state;
  switch (action.kind) {
    case 'tool': {
      const { tool } = action;
      return { ...changed(state, { facade: null }), tool, handle: null, corner: null, cursor: null };
    }
    case 'select':
      return { ...state, selected: action.key, corner: action.corner ?? null };
    case 'step':
      return stepped(state, action.of, action.by);
    case 'nudge':
      return nudged(context, state, action.by, action.isHeld);
    case 'outline':
      return addNamed(context, state, action.ring);
    case 'join':
      return joined(state, action.key);
    case 'next':
      return { ...state, next: action.target };
    case 'snap':
      return { ...state, isSnapping: !state.isSnapping };
    case 'undo':
      return { ...state, history: undo(history), dragged: null };
    case 'redo':
      return { ...state, history: redo(history), dragged: null };
    case 'facade':
      return laid(state, action.facade, action.isMoving);
    case 'floors':
      return withOtherFloors(state, action.floors);
    case 'numbering':
      return { ...state, grid: { ...state.grid, numbering: action.numbering } };
    case 'make':
      return made(context, state);
    case 'leave':
      return left(state);
    case 'cursor':
      return { ...state, cursor: action.at };
    case 'shapes':
      return changed(state, { shapes: action.shapes });
    case 'take':
      return changed(state, { shapes: replaceBy(shapesOf(state), action.shapes) });
    case 'foreign': {
      const change = (work: Work): Work => ({ ...work, shapes: takeOver(work.shapes, action.changes) });
      return { ...state, history: mapHistory(history, change) };
    }
    default: {
      const selected = selectedOf(state);
      return selected ? changedShape(state, selected, action) : state;
    }
  }
}

/** What is done with the selected shape. */
function changedShape(
  state: EditorState,
  selected: EditedShape,
  action: Extract<EditorAction, { readonly kind: 'cut' | 'copy' | 'remove' | 'add-corner' | 'name' }>,
): EditorState {
  const { key } = selected;
  const { corner } = state;
  const shapes = shapesOf(state);
  const put = (next: readonly EditedShape[]) => changed(state, { shapes: next });
  switch (action.kind) {
    case 'cut':
      return cut(state, selected, action.from, action.to);
    case 'copy':
      return selectNewest(put(copyShape(shapes, key)));
    case 'remove':
      if (corner === null) return put(removeShapes(shapes, new Set([key])));
      return { ...put(removeCorner(shapes, key, corner)), corner: null };
    case 'add-corner':
      return { ...put(addCorner(shapes, key, corner ?? 0)), corner: (corner ?? 0) + 1 };
    case 'name':
      return put(nameShape(shapes, key, action.target?.reference ?? null));
  }
}

function changed(state: EditorState, part: Partial<Work>): EditorState {
  const { present } = state.history;
  const isSame = Object.entries(part).every(([name, value]) => present[name as keyof Work] === value);
  return isSame
    ? state
    : { ...state, history: record(state.history, { ...present, ...part }), dragged: null };
}

/** Esc: first the corner is let go, then the shape, then the façade or the tool. */
function left(state: EditorState): EditorState {
  if (state.corner !== null || state.handle !== null) return { ...state, corner: null, handle: null };
  if (state.history.present.facade) return changed(state, { facade: null });
  if (state.selected !== null) return { ...state, selected: null };
  return { ...state, tool: 'select', cursor: null };
}

function stepped(state: EditorState, of: 'shape' | 'corner', by: 1 | -1): EditorState {
  const { facade } = state.history.present;
  if (of === 'corner' && facade) {
    return { ...state, handle: cycled(state.handle, facadeHandles(facade).length, by) };
  }
  const selected = selectedOf(state);
  if (of === 'corner')
    return selected ? { ...state, corner: cycled(state.corner, selected.ring.length, by) } : state;
  const shapes = shapesOf(state);
  const index = shapes.findIndex(({ key }) => key === state.selected);
  const next = cycled(index < 0 ? null : index, shapes.length, by);
  return { ...state, selected: next === null ? null : (shapes[next]?.key ?? null), corner: null };
}

function nudged(context: EditorContext, state: EditorState, by: Point, isHeld: boolean): EditorState {
  const { shapes, facade } = state.history.present;
  if (isDrawing(state)) return { ...state, cursor: stepCursor(state.cursor, by, context.size) };
  const put = (part: Partial<Work>): EditorState => {
    const next = { ...state.history.present, ...part };
    return { ...state, history: isHeld ? amend(state.history, next) : record(state.history, next) };
  };
  if (facade) {
    const handle = state.handle === null ? undefined : facadeHandles(facade)[state.handle];
    return handle ? put({ facade: moveHandle(facade, handle.handle, plus(handle.at, by)) }) : state;
  }
  const selected = selectedOf(state);
  if (!selected) return state;
  const corner = state.corner === null ? undefined : selected.ring[state.corner];
  return put({
    shapes: corner ? moveCorner(shapes, corner, plus(corner, by)) : moveShape(shapes, selected.key, by),
  });
}

function plus([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

/** The first part keeps its home, the other waits for one. */
function cut(state: EditorState, { key, ring, reference }: EditedShape, from: Point, to: Point): EditorState {
  const parts = splitRing(ring, [from, to]);
  if (!parts) return state;
  const shapes = shapesOf(state).map((one) =>
    one.key === key ? { ...one, ring: parts[0], reference, label: null } : one,
  );
  return selectNewest(changed(state, { shapes: replaceBy(shapes, [{ ring: parts[1], reference: null }]) }));
}

/** With the home of the first one, or else of the second. Where none was chosen, or they are no neighbours, it is chosen. */
function joined(state: EditorState, key: string): EditorState {
  const [first, second] = [selectedOf(state), shapesOf(state).find((one) => one.key === key)];
  const ring = first && second && second !== first ? joinRings(first.ring, second.ring) : null;
  if (!ring || !first || !second) return { ...state, selected: key, corner: null };
  const others = removeShapes(shapesOf(state), new Set([key]));
  const reference = first.reference ?? second.reference;
  return changed(state, {
    shapes: others.map((one) => (one.key === first.key ? { ...one, ring, reference, label: null } : one)),
  });
}

function selectNewest(state: EditorState): EditorState {
  return { ...state, selected: shapesOf(state).at(-1)?.key ?? null, corner: null };
}

/** A façade that was just laid has the floors that are set; while a handle is dragged nothing is recorded. */
function laid(state: EditorState, facade: Facade, isMoving: boolean): EditorState {
  if (isMoving) return { ...state, dragged: facade };
  const isNew = state.history.present.facade === null;
  return changed(state, { facade: isNew ? withFloors(facade, state.grid.floors) : facade });
}

function withOtherFloors(state: EditorState, floors: readonly FacadeFloor[]): EditorState {
  const { facade } = state.history.present;
  const next = facade ? changed(state, { facade: withFloors(facade, floors) }) : state;
  return { ...next, grid: { ...state.grid, floors } };
}

function made(context: EditorContext, state: EditorState): EditorState {
  const { shapes, facade } = state.history.present;
  const plan = facade && planFacade(facade, state.grid.numbering, context.targets, shapes);
  if (!plan || plan.made.length === 0) return state;
  const added = plan.made.map(({ target, ring }) => ({ ring, reference: target.reference }));
  return {
    ...changed(state, { shapes: replaceBy(shapes, added), facade: null }),
    handle: null,
    tool: 'select',
  };
}

/** What was undone or taken out is not selected any more. */
function withoutGone(state: EditorState): EditorState {
  if (state.selected === null && state.corner === null) return state;
  const selected = selectedOf(state);
  if (!selected) return { ...state, selected: null, corner: null };
  return state.corner !== null && state.corner >= selected.ring.length ? { ...state, corner: null } : state;
}
