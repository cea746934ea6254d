import type { ViewShapes } from '@suite/api';
import type { Tagged } from '@suite/api-client';
import { editedShape, isBlocking, type ShapeIssue, shapeIssues } from '@suite/shapes';
import { useDeferredValue, useMemo, useReducer } from 'react';
import { useOutline } from '../../lib/versions/use-versions.ts';
import type { StoredWork } from './saving/stored-work.ts';
import { type Saving, useSaving } from './saving/use-saving.ts';
import { type EditorAction, editorReducer } from './state/editor-reducer.ts';
import {
  type EditorContext,
  type EditorState,
  newEditor,
  shapesOf,
  type Target,
} from './state/editor-state.ts';
import { type DrawingImport, useDrawingImport } from './use-drawing-import.ts';

export interface EditorModel {
  readonly context: EditorContext;
  readonly state: EditorState;
  readonly dispatch: (action: EditorAction) => void;
  readonly issues: readonly ShapeIssue[];
  readonly saving: Saving;
  /** Shapes that wait in the browser until they are mended or have a home. */
  readonly held: number;
  readonly drawing: DrawingImport;
  /** When the work was kept that was taken up again; null: it was not. */
  readonly takenUpAt: Date | null;
}

interface EditorInput {
  readonly projectId: number;
  readonly data: Tagged<ViewShapes>;
  readonly takenUp: StoredWork | null;
  readonly storageKey: string;
}

/** The shapes of a view while they are worked on, what is wrong with them, and their saving. */
export function useEditor({ projectId, data, takenUp, storageKey }: EditorInput): EditorModel {
  const { document, tag } = data;
  const context = useMemo((): EditorContext => {
    const { width, height, targets } = document;
    return { size: { width, height }, targets: targets as readonly Target[] };
  }, [document]);
  const reducer = useMemo(() => editorReducer(context), [context]);
  const [state, dispatch] = useReducer(reducer, context, (made) =>
    newEditor(takenUp?.shapes ?? document.shapes.map(editedShape), made),
  );
  const shapes = shapesOf(state);
  const outline = useOutline(projectId);
  const saving = useSaving({
    projectId,
    view: document.view,
    storageKey,
    server: { shapes: document.shapes, tag },
    takenUp,
    context,
    shapes,
    dispatch,
    onSaved: outline.retry,
  });
  const drawing = useDrawingImport(projectId, document.view, dispatch);
  // Of a picture with thousands of shapes the checks come after what the hand does.
  const checked = useDeferredValue(shapes);
  const issues = useMemo(
    () => shapeIssues(checked, context.size, new Set(context.targets.map(({ id }) => id))),
    [checked, context],
  );
  const held = new Set(issues.filter(isBlocking).flatMap(({ keys }) => keys)).size;
  return {
    context,
    state,
    dispatch,
    issues,
    saving,
    held,
    drawing,
    takenUpAt: takenUp ? new Date(takenUp.savedAt) : null,
  };
}
