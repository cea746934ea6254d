import type { ReadDrawing } from '@suite/api';
import { readViewDrawing } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import type { FormError } from '@suite/forms';
import { openRing } from '@suite/shapes';
import { useState } from 'react';
import { useStudioAction } from '../../lib/errors.ts';
import type { EditorAction } from './state/editor-reducer.ts';

export interface DrawingImport {
  /** What the last file came to; null: none was read. */
  readonly result: {
    readonly name: string;
    readonly count: number;
    readonly issues: ReadDrawing['issues'];
  } | null;
  readonly error: FormError | null;
  readonly isRunning: boolean;
  readonly read: (file: File) => void;
  readonly forget: () => void;
}

/** Shapes that another program drew over the picture, read by the server and fitted to it. */
export function useDrawingImport(
  projectId: number,
  view: string,
  dispatch: (action: EditorAction) => void,
): DrawingImport {
  const [result, setResult] = useState<DrawingImport['result']>(null);
  const { run, error, isRunning } = useStudioAction();
  const read = (file: File) =>
    void run(async () => {
      setResult(null);
      const text = await file.text();
      const { shapes, issues } = await call(readViewDrawing, {
        projectId,
        view,
        body: { name: file.name, text },
      });
      dispatch({
        kind: 'take',
        shapes: shapes.map(({ reference, ring }) => ({ reference, ring: openRing(ring) })),
      });
      setResult({ name: file.name, count: shapes.length, issues });
    });
  return { result, error, isRunning, read, forget: () => setResult(null) };
}
