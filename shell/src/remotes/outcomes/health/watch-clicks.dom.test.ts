import { afterEach, expect, test } from 'vitest';
import { watchClicks } from './watch-clicks.ts';

let told: number[] = [];
const swallow = (event: Event) => event.stopPropagation();

afterEach(() => {
  document.removeEventListener('click', swallow, true);
  document.body.innerHTML = '';
  told = [];
});

async function press(selector: string): Promise<void> {
  document.querySelector<HTMLElement>(selector)?.click();
  await new Promise((resolve) => setTimeout(resolve));
}

test('clicks that never come are counted in a row, until one comes', async () => {
  document.body.innerHTML = '<div id="root"><button>Send</button></div>';
  const stop = watchClicks((inARow) => told.push(inARow));
  document.addEventListener('click', swallow, true);
  await press('button');
  await press('button');
  document.removeEventListener('click', swallow, true);
  await press('button');
  document.addEventListener('click', swallow, true);
  await press('button');
  stop();
  expect(told).toEqual([1, 2, 1]);
});

test.each([
  ['on no control', '<div id="root"><p>Text</p></div>', 'p'],
  [
    'while something is open that closes by it',
    '<div id="root"><button>Send</button></div><div role="menu"></div>',
    'button',
  ],
  ['outside of the page', '<div id="root"></div><button>Send</button>', 'button'],
])('a click %s may be swallowed', async (_, html, selector) => {
  document.body.innerHTML = html;
  const stop = watchClicks((inARow) => told.push(inARow));
  document.addEventListener('click', swallow, true);
  await press(selector);
  stop();
  expect(told).toEqual([]);
});
