import { getViewShapes, updateViewShapes } from '@suite/api/endpoints';
import { callTagged, inLanguage, isChangedMeanwhile, isRetryable } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { type ShapeConflict, type StoredShape, sendableShapes } from '@suite/shapes';
import { useEffect, useRef, useState } from 'react';
import type { EditorAction } from '../state/editor-reducer.ts';
import type { EditorContext } from '../state/editor-state.ts';
import { SavingQueue, type SavingState, type ServerShapes } from './saving-queue.ts';
import { forgetWork, type StoredWork, writeWork } from './stored-work.ts';

export interface Saving {
  readonly state: SavingState;
  readonly retry: () => void;
  readonly settle: (conflict: ShapeConflict, keepsOwn: boolean) => void;
}

interface SavingInput {
  readonly projectId: number;
  readonly view: string;
  /** Where the browser keeps the work. */
  readonly storageKey: string;
  readonly server: ServerShapes;
  /** Work of before a reload or a crash, which was taken up again; null: there was none. */
  readonly takenUp: StoredWork | null;
  readonly context: EditorContext;
  readonly shapes: Parameters<SavingQueue['change']>[0];
  readonly dispatch: (action: EditorAction) => void;
  readonly onSaved: () => void;
}

/** Saves the shapes of a view as they are worked on. */
export function useSaving(input: SavingInput): Saving {
  const [state, setState] = useState<SavingState>({
    kind: input.takenUp ? 'waiting' : 'saved',
    at: null,
  } as SavingState);
  const language = inLanguage(useLocale());
  const queue = useRef<SavingQueue | null>(null);
  const latest = useRef(input);
  latest.current = input;
  useEffect(() => {
    const { server, takenUp, context, projectId, view, storageKey } = latest.current;
    const ids = new Set(context.targets.map(({ id }) => id));
    const place = { projectId, view, ...language };
    const made = new SavingQueue(server, latest.current.shapes, {
      send: async (shapes, ifMatch) => {
        const sent = await callTagged(
          updateViewShapes,
          { ...place, body: { shapes: mutable(shapes) } },
          { ifMatch },
        );
        latest.current.onSaved();
        return { shapes: sent.document.shapes, tag: sent.tag };
      },
      read: async () => {
        const read = await callTagged(getViewShapes, place, { cache: 'reload' });
        return { shapes: read.document.shapes, tag: read.tag };
      },
      isChangedMeanwhile,
      isRetryable,
      sendable: (shapes, stored) => sendableShapes(shapes, context.size, ids, stored).shapes,
      keep: (work) =>
        work ? writeWork(storageKey, { ...work, savedAt: new Date().toISOString() }) : forgetWork(storageKey),
      onState: setState,
      onForeign: (changes) => latest.current.dispatch({ kind: 'foreign', changes }),
    });
    queue.current = made;
    if (takenUp) made.meet(takenUp.base);
    const flush = () => made.flush();
    const retry = () => made.retry();
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', retry);
      made.dispose();
    };
    // A room of another view is another component.
  }, []);
  useEffect(() => queue.current?.change(input.shapes), [input.shapes]);
  return {
    state,
    retry: () => queue.current?.retry(),
    settle: (conflict, keepsOwn) => queue.current?.settle(conflict, keepsOwn),
  };
}

/** The body of a call has lists that may be changed. */
function mutable(shapes: readonly StoredShape[]) {
  return shapes.map(({ ring, label, ...rest }) => ({
    ...rest,
    label: pair(label),
    ring: ring.map(pair),
  }));
}

function pair([x, y]: readonly [number, number]): [number, number] {
  return [x, y];
}
