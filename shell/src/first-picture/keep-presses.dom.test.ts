import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keepPresses } from './keep-presses.ts';

beforeAll(keepPresses);

const clicked = vi.fn((event: Event) => event.preventDefault());
const LINE =
  '<section data-cookie-line><button value="reject">Reject All</button><button>Choose</button></section>';

beforeEach(() => {
  vi.useFakeTimers();
  clicked.mockClear();
  document.body.innerHTML = `<div class="boot"><div data-arrival-card><a href="/masterplan/1">Explore</a></div>${LINE}</div>`;
  document.body.addEventListener('click', clicked);
});
afterEach(() => {
  document.body.removeEventListener('click', clicked);
  vi.useRealTimers();
});

const found = (text: string) =>
  [...document.querySelectorAll('a, button')].find((one) => one.textContent === text) as HTMLElement;
const press = (text: string, more: PointerEventInit = {}) =>
  found(text).dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', ...more }),
  );
function letGo(text: string): void {
  found(text).dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'mouse' }));
  vi.runAllTimers();
}
const targets = () => clicked.mock.calls.map(([{ target }]) => (target as HTMLElement).textContent);

it('makes a click on a link that was moved while a mouse held it', () => {
  press('Explore');
  document.body.append(found('Explore').parentElement as HTMLElement);
  letGo('Explore');
  expect(targets()).toEqual(['Explore']);
});

it('makes a click on the button that took the place of the pressed one', () => {
  press('Reject All');
  document.body.innerHTML = LINE;
  letGo('Reject All');
  expect(targets()).toEqual(['Reject All']);
});

it("leaves it at the browser's own click", () => {
  press('Explore');
  found('Explore').dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'mouse' }));
  found('Explore').click();
  vi.runAllTimers();
  expect(targets()).toEqual(['Explore']);
});

it.each<[string, () => void]>([
  ['that ends on another button', () => press('Reject All')],
  ['by a finger, which finds what is there', () => press('Choose', { pointerType: 'touch' })],
  ['by another button of the mouse', () => press('Choose', { button: 1 })],
  ['for a new tab, which a script cannot make', () => press('Choose', { ctrlKey: true })],
  ['that began elsewhere', () => undefined],
])('makes none of a press %s', (_, begin) => {
  begin();
  letGo('Choose');
  expect(targets()).toEqual([]);
});
