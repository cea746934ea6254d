import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchKeys } from './watch-keys.ts';

const useless = vi.fn();
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<input><button>Send</button>';
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  stop = watchKeys(useless);
});
afterEach(() => {
  stop();
  useless.mockReset();
  document.removeEventListener('keydown', swallow, true);
  document.removeEventListener('keydown', prevent);
  document.body.innerHTML = '';
});

const swallow = (event: Event) => event.stopPropagation();
const prevent = (event: Event) => event.preventDefault();

async function press(selector: string, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.querySelector(selector)?.dispatchEvent(event);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

test('keys that come, and write, are of use', async () => {
  await press('input', 'a', 'b', 'c', 'Tab');
  expect(useless).not.toHaveBeenCalled();
});

test('three in a row that never come are told, and each three more', async () => {
  document.addEventListener('keydown', swallow, true);
  await press('button', 'Enter', 'Enter');
  expect(useless).not.toHaveBeenCalled();
  await press('button', 'Enter', 'Enter');
  expect(useless).toHaveBeenCalledTimes(1);
  await press('button', 'Enter', 'Enter');
  expect(useless).toHaveBeenCalledTimes(2);
});

test.each([
  ['letters in a field', 'input', 'a', 1],
  ['Tab', 'button', 'Tab', 1],
  ['an arrow that a list takes', 'button', 'ArrowDown', 0],
  ['a letter on a button', 'button', 'a', 0],
] as const)('what takes %s, pressed on %s as %s, is told %d times', async (_, selector, key, times) => {
  document.addEventListener('keydown', prevent);
  await press(selector, key, key, key);
  expect(useless).toHaveBeenCalledTimes(times);
});

test.each([
  ['nowhere, at once', null, 1],
  ['to the next control', 'button', 0],
] as const)('a field that loses the focus %s (%s) is told %d times', (_, to, times) => {
  const field = document.querySelector('input');
  const relatedTarget = to && document.querySelector(to);
  for (let turn = 0; turn < 2; turn += 1) {
    field?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
  }
  expect(useless).toHaveBeenCalledTimes(times);
});
