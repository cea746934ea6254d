import type { StageTool } from '@suite/picture/editor';
import { arrowStep } from '@suite/shapes';
import type { EditorAction } from './editor-reducer.ts';
import { type EditorState, isDrawing } from './editor-state.ts';

/** What only the stage can do. */
export type StageCommand = 'put-corner' | 'remove-last' | 'finish' | 'abort' | 'zoom-in' | 'zoom-out' | 'fit';
export type KeyCommand =
  | { readonly to: 'editor'; readonly action: EditorAction }
  | { readonly to: 'stage'; readonly command: StageCommand };

/** A key as an event has it. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
}

const TOOL_KEYS: Readonly<Record<StageTool, string>> = {
  select: 'V',
  draw: 'D',
  facade: 'G',
  split: 'S',
  join: 'J',
};

const DRAWING_KEYS: Readonly<Record<string, StageCommand>> = {
  ' ': 'put-corner',
  Enter: 'finish',
  Backspace: 'remove-last',
  Escape: 'abort',
};

/** What a key does on the stage; null: nothing, and the browser has it. */
export function keyCommand(pressed: PressedKey, state: EditorState): KeyCommand | null {
  const { key, shiftKey, repeat } = pressed;
  if (pressed.ctrlKey || pressed.metaKey) return withControl(key.toLowerCase(), shiftKey);
  if (pressed.altKey) return null;
  const by = arrowStep(pressed);
  if (by) return editor({ kind: 'nudge', by, isHeld: repeat });
  const drawing = isDrawing(state) ? DRAWING_KEYS[key] : undefined;
  return drawing ? stage(drawing) : plain(key, shiftKey);
}

function plain(key: string, shiftKey: boolean): KeyCommand | null {
  switch (key) {
    case 'PageDown':
    case 'PageUp':
      return editor({ kind: 'step', of: 'shape', by: key === 'PageDown' ? 1 : -1 });
    case 'c':
    case 'C':
      return editor({ kind: 'step', of: 'corner', by: shiftKey ? -1 : 1 });
    case 'Enter':
      return editor({ kind: 'make' });
    case 'Escape':
      return editor({ kind: 'leave' });
    case 'Delete':
    case 'Backspace':
      return editor({ kind: 'remove' });
    case 'Insert':
    case 'a':
    case 'A':
      return editor({ kind: 'add-corner' });
    case 'n':
    case 'N':
      return editor({ kind: 'snap' });
    case '+':
    case '=':
      return stage('zoom-in');
    case '-':
      return stage('zoom-out');
    case '0':
      return stage('fit');
  }
  const tool = Object.entries(TOOL_KEYS).find(([, letter]) => letter === key.toUpperCase())?.[0];
  return tool === undefined ? null : editor({ kind: 'tool', tool: tool as StageTool });
}

function withControl(key: string, shiftKey: boolean): KeyCommand | null {
  if (key === 'z') return editor({ kind: shiftKey ? 'redo' : 'undo' });
  if (key === 'y') return editor({ kind: 'redo' });
  return key === 'd' ? editor({ kind: 'copy' }) : null;
}

function editor(action: EditorAction): KeyCommand {
  return { to: 'editor', action };
}

function stage(command: StageCommand): KeyCommand {
  return { to: 'stage', command };
}
