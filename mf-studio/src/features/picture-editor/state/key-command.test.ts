import { describe, expect, it } from 'vitest';
import type { EditorState } from './editor-state.ts';
import { newEditor } from './editor-state.ts';
import { keyCommand, type PressedKey } from './key-command.ts';

const STATE = newEditor([], { size: { width: 100, height: 100 }, targets: [] });
const press = (key: string, part: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  repeat: false,
  ...part,
});
const drawing: EditorState = { ...STATE, tool: 'draw' };

describe('keyCommand', () => {
  it.each([
    ['ArrowLeft', {}, { kind: 'nudge', by: [-1, 0], isHeld: false }],
    ['ArrowDown', { shiftKey: true, repeat: true }, { kind: 'nudge', by: [0, 10], isHeld: true }],
    ['PageDown', {}, { kind: 'step', of: 'shape', by: 1 }],
    ['C', { shiftKey: true }, { kind: 'step', of: 'corner', by: -1 }],
    ['Delete', {}, { kind: 'remove' }],
    ['g', {}, { kind: 'tool', tool: 'facade' }],
    ['z', { ctrlKey: true }, { kind: 'undo' }],
    ['Z', { metaKey: true, shiftKey: true }, { kind: 'redo' }],
    ['d', { ctrlKey: true }, { kind: 'copy' }],
    ['Enter', {}, { kind: 'make' }],
  ])('%s %j', (key, part, action) => {
    expect(keyCommand(press(key, part), STATE)).toEqual({ to: 'editor', action });
  });

  it.each([
    [' ', 'put-corner'],
    ['Enter', 'finish'],
    ['Backspace', 'remove-last'],
    ['Escape', 'abort'],
    ['+', 'zoom-in'],
    ['0', 'fit'],
  ])('while drawing, “%s” is %s', (key, command) => {
    expect(keyCommand(press(key), drawing)).toEqual({ to: 'stage', command });
  });

  it.each([
    ['Tab', {}],
    ['F5', {}],
    ['r', { ctrlKey: true }],
    ['ArrowLeft', { altKey: true }],
    [' ', {}],
  ])('leaves %s %j to the browser', (key, part) => {
    expect(keyCommand(press(key, part), STATE)).toBeNull();
  });
});
