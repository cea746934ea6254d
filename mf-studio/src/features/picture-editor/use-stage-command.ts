import type { StageHandle } from '@suite/picture/editor';
import { type RefObject, useState } from 'react';
import type { StageCommand } from './state/key-command.ts';
import type { EditorModel } from './use-editor.ts';

const ZOOM_LEVELS = 0.7;

interface StageCommands {
  /** Corners of what the keyboard draws. */
  readonly drawn: number;
  readonly run: (command: StageCommand) => void;
}

/** What keys and buttons do with the stage itself. */
export function useStageCommand(
  stage: RefObject<StageHandle | null>,
  { state, dispatch }: Pick<EditorModel, 'state' | 'dispatch'>,
): StageCommands {
  const [drawn, setDrawn] = useState(0);
  const commands: Readonly<Record<StageCommand, (handle: StageHandle) => void>> = {
    'put-corner': (handle) => {
      const at = state.cursor ?? handle.center();
      if (!state.cursor) dispatch({ kind: 'cursor', at });
      setDrawn(handle.append(at));
    },
    'remove-last': (handle) => {
      setDrawn(Math.max(0, drawn - 1));
      handle.removeLast();
    },
    finish: (handle) => {
      setDrawn(0);
      handle.finish();
    },
    abort: (handle) => {
      setDrawn(0);
      if (!handle.abort()) dispatch({ kind: 'leave' });
    },
    'zoom-in': (handle) => handle.zoomBy(ZOOM_LEVELS),
    'zoom-out': (handle) => handle.zoomBy(-ZOOM_LEVELS),
    fit: (handle) => handle.fit(),
  };
  return { drawn, run: (command) => stage.current && commands[command](stage.current) };
}
