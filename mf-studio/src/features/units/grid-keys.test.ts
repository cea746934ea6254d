import { expect, it } from 'vitest';
import { commandOf } from './grid-keys.ts';

const EXTENT = { rows: 100, columns: 9, pageRows: 10 };
const press = (text: string) => {
  const parts = text.split('+');
  const key = parts.pop() ?? '';
  return {
    key,
    shiftKey: parts.includes('Shift'),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
  };
};

it.each([
  ['ArrowDown', [6, 3]],
  ['ArrowUp', [4, 3]],
  ['ArrowLeft', [5, 2]],
  ['ArrowRight', [5, 4]],
  ['Tab', [5, 4]],
  ['Shift+Tab', [5, 2]],
  ['Home', [5, 0]],
  ['End', [5, 8]],
  ['PageDown', [15, 3]],
  ['PageUp', [0, 3]],
  ['Ctrl+Home', [0, 0]],
  ['Meta+End', [99, 8]],
  ['Ctrl+ArrowDown', [99, 3]],
  ['Ctrl+ArrowUp', [0, 3]],
] as const)('%s goes to %j', (keys, [row, column]) => {
  expect(commandOf(press(keys), { row: 5, column: 3 }, EXTENT)).toMatchObject({
    kind: 'move',
    to: { row, column },
  });
});

it.each([
  ['F2', { kind: 'edit', text: null }],
  ['Enter', { kind: 'edit', text: null }],
  ['4', { kind: 'edit', text: '4' }],
  ['Delete', { kind: 'clear' }],
  ['Ctrl+d', { kind: 'fill-down' }],
  ['Ctrl+z', { kind: 'undo' }],
  ['Ctrl+Shift+z', { kind: 'redo' }],
  ['Ctrl+y', { kind: 'redo' }],
  ['Ctrl+a', { kind: 'select-all' }],
] as const)('%s asks for %j', (keys, command) => {
  expect(commandOf(press(keys), { row: 5, column: 3 }, EXTENT)).toEqual(command);
});

it('extends what is chosen with Shift', () => {
  expect(commandOf(press('Shift+ArrowDown'), { row: 5, column: 3 }, EXTENT)).toMatchObject({ extends: true });
});

it.each(['Ctrl+c', 'Ctrl+v', 'Alt+F', 'Escape', 'Shift', 'F5'])('leaves %s to the browser', (keys) => {
  expect(commandOf(press(keys), { row: 5, column: 3 }, EXTENT)).toBeNull();
});

it('lets Tab leave at the end of a line', () => {
  expect(commandOf(press('Tab'), { row: 5, column: 8 }, EXTENT)).toBeNull();
  expect(commandOf(press('Shift+Tab'), { row: 5, column: 0 }, EXTENT)).toBeNull();
});
