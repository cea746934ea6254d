import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { fakeApi, things } from '@suite/testing/fake-fetch';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aStatus } from '../../fixtures/delivery-status.ts';
import { openStudio } from '../../fixtures/open-studio.tsx';

beforeEach(() => {
  fakeApi({
    'GET /users/projects': things([{ id: 1, roles: [{ id: 1, name: 'super_admin' }] }]),
    'GET /delivery/status': { status: 200, body: { data: aStatus() } },
  });
});
afterEach(() => vi.unstubAllGlobals());

function openReleases(path = '/studio/releases'): Promise<HTMLElement> {
  openStudio(path, 'super_admin');
  return screen.findByRole('figure');
}

it.each([
  [1440, '/studio/releases'],
  [820, '/rs/studio/releases'],
  [390, '/studio/releases'],
  [320, '/rs/studio/releases'],
] as const)('releases fit a page of %i px at %s', async (width, path) => {
  await page.viewport(width, 844);
  const figure = await openReleases(path);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  for (const table of screen.getAllByRole('table')) {
    expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  }
  expect(figure.getBoundingClientRect().width).toBeGreaterThan(200);
});

it('the chart tells canary from stable by form and line, inside its frame', async () => {
  await page.viewport(1440, 900);
  const figure = await openReleases();
  const [plot] = figure.getElementsByTagName('svg');
  const [stable, canary] = plot?.querySelectorAll(':scope > g') ?? [];
  expect([stable, canary].map((line) => line?.querySelectorAll('path').length)).toEqual([4, 4]);
  expect([stable, canary].map((line) => line?.querySelectorAll('line').length)).toEqual([3, 3]);
  const dashes = [stable, canary].map((line) => {
    const drawn = line?.querySelector('line');
    return drawn && getComputedStyle(drawn).strokeDasharray;
  });
  expect(dashes).toEqual(['none', '5px, 4px']);
  const frame = plot?.getBoundingClientRect();
  const marks = [...(canary?.querySelectorAll('path') ?? [])].map((mark) => mark.getBoundingClientRect());
  const { top = 0, height: whole = 1 } = frame ?? {};
  const shares = marks.map((mark) => (mark.top + mark.height / 2 - top) / whole);
  // 0, 10, 20 and 10 % on a chart that goes up to 20 %.
  expect(shares.map((share) => Math.round(share * 20) / 20)).toEqual([1, 0.5, 0, 0.5]);
  expect(Math.round((marks.at(-1)?.left ?? 0) + 5)).toBe(Math.round(frame?.right ?? 0));
});

it('the figures of the chart are opened by the keyboard', async () => {
  const figure = await openReleases();
  const summary = within(figure).getByText('As a table');
  expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  screen.getByRole('link', { name: 'Audit ledger' }).focus();
  // What can be done about the canary stands before it.
  for (let count = 0; count < 4; count += 1) await userEvent.tab();
  expect(document.activeElement).toBe(summary);
  await userEvent.keyboard('{Enter}');
  expect(within(figure).getByRole('table').checkVisibility()).toBe(true);
});
