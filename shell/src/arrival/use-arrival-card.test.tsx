import { $panel, closePanel, isArrivalOver, togglePanel } from '@suite/bus';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { open, prepareSuite } from '../fixtures/suite.tsx';
import { endCard } from './explore.ts';
import { holdArrivalCard } from './use-arrival-card.ts';

beforeEach(() => prepareSuite());

const CARD = `<section data-arrival-card aria-label="Porto Vala">
  <a href="/masterplan/1" data-explore>Explore</a><a href="/masterplan/1?view=3d">3D</a>
</section>`;

/** The page as the server sends it, whose place React empties. */
async function arrive(meanwhile?: (card: HTMLElement) => void): Promise<void> {
  window.history.replaceState(null, '', '/masterplan/1');
  const page = document.createElement('div');
  page.innerHTML = CARD;
  document.body.append(page);
  page.querySelector('a')?.focus();
  holdArrivalCard();
  meanwhile?.(page.querySelector('section') as HTMLElement);
  page.remove();
  open('/masterplan/1');
  await screen.findByText('mf-map masterplan');
}

const isShown = () => screen.queryByRole('region', { name: 'Porto Vala' }) !== null;

it('stays over the page with the focus that it had, until its link is pressed', async () => {
  await arrive();
  expect(screen.getByRole('region', { name: 'Porto Vala' }).parentElement).toBe(screen.getByRole('main'));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Explore' }));
  expect(isArrivalOver()).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: 'Explore' }));
  expect([isShown(), isArrivalOver(), location.pathname]).toEqual([false, true, '/masterplan/1']);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('is over when it was pressed before the page was there', async () => {
  await arrive(endCard);
  expect([isShown(), isArrivalOver()]).toEqual([false, true]);
});

it('leads into the model in the same page', async () => {
  await arrive();
  fireEvent.click(screen.getByRole('link', { name: '3D' }));
  expect([isShown(), isArrivalOver(), location.search]).toEqual([false, true, '?view=3d']);
});

it('leaves a press with a modifier to the browser', async () => {
  await arrive();
  const isOurs = !fireEvent.click(screen.getByRole('link', { name: 'Explore' }), { ctrlKey: true });
  expect([isOurs, isShown(), isArrivalOver()]).toEqual([false, true, false]);
});

it('ends by Esc, which what is open over it hears first', async () => {
  await arrive();
  act(() => document.body.focus());
  (document.activeElement as HTMLElement).blur();
  act(() => togglePanel('menu'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isArrivalOver()).toBe(false);
  act(() => closePanel());
  expect($panel.get()).toBe(null);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([isShown(), isArrivalOver()]).toEqual([false, true]);
});

it('ends by going anywhere else', async () => {
  await arrive();
  act(() => {
    window.history.pushState(null, '', '/map');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByText('mf-map map');
  expect([isShown(), isArrivalOver()]).toEqual([false, true]);
});
