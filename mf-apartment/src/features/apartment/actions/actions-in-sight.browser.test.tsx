import { resetStores, setProfile } from '@suite/bus';
import { VISITOR } from '@suite/bus/fixtures';
import '@suite/ui/base.css';
import '@suite/ui/tokens.css';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, responsesFor } from '../../../fixtures/fake-api.ts';
import { openPage } from '../../../fixtures/open-page.tsx';
import { aBuilding, aUnit } from '../../../fixtures/unit.ts';

const PATH = '/masterplan/3/building/12/apartment/304';
/** Heights are those of the page: less the bar of 64 px, 56 on phones. */
const SIZES = [
  [1440, 836],
  [1366, 704],
  [1024, 536],
  [820, 1116],
  [390, 788],
  [320, 512],
] as const;
const ACTIONS =
  /^(Request information|Save|Compare|Share|Offer sheet|Credit calculator|Zatražite informacije|Sačuvaj|Uporedi|Podeli|Ponuda|Kreditni kalkulator)$/;

beforeEach(() => {
  resetStores();
  setProfile(VISITOR);
});
afterEach(() => {
  cleanup();
  document.documentElement.style.fontSize = '';
  vi.unstubAllGlobals();
});

describe.each(SIZES)('on a page of %i × %i', (width, height) => {
  it.each([
    ['', '100%'],
    ['', '200%'],
    ['/rs', '100%'],
    ['/rs', '200%'],
  ])('nothing hides an action of a priced home, at "%s" with text of %s', async (prefix, size) => {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = size;
    const unit = aUnit({ media: [], properties: { price: '1,250,000', pool: 'yes' } });
    fakeApi(responsesFor(aBuilding(), [unit]));
    openPage(prefix + PATH);
    await screen.findByText(/^1,250,000\s€$/);
    const actions = screen.getAllByRole('button', { name: ACTIONS });
    expect(actions).toHaveLength(6);
    await expect.poll(() => actions.filter((action) => !isInSight(action))).toEqual([]);
  });
});

it.each([
  ['stays at hand', 836, '100%', 'sticky'],
  ['yields to large text', 836, '200%', 'static'],
  ['yields to a low window', 704, '100%', 'static'],
])('the position of a home %s, %i px high with text of %s', async (_, height, size, position) => {
  await page.viewport(1440, height);
  document.documentElement.style.fontSize = size;
  fakeApi(responsesFor(aBuilding(), [aUnit({ media: [] })]));
  openPage(PATH);
  const title = await screen.findByRole('heading', { name: /^Position/ });
  await expect.poll(() => getComputedStyle(footOf(title)).position).toBe(position);
});

/** What scrolls with the facts, or stays below them. */
function footOf(title: HTMLElement): HTMLElement {
  const foot = title.closest('section')?.parentElement;
  if (!foot) throw new Error('The position stands in no foot.');
  return foot;
}

/** Its middle and its corners are in the window, and nothing lies over them. */
function isInSight(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 6, top + 6],
    [right - 6, bottom - 6],
  ] as const;
  return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}
