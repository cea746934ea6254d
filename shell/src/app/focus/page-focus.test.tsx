import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { isByKeyboard, watchInputWay } from './input-way.ts';
import { noteLeftLinks } from './left-links.ts';
import { usePageFocus } from './use-page-focus.ts';

function Frame() {
  usePageFocus();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        {'Back'}
      </button>
      <a href="/home/1">{'Title'}</a>
      <main id="page" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

/** Its homes come after a while, as from an API. */
function Units() {
  const [hasUnits, setUnits] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => setUnits(true)}>
        {'The homes come'}
      </button>
      <a href="/home/2" tabIndex={-1}>
        {'Pill of 2'}
      </a>
      {hasUnits && <Link to="/home/1">{'Home 1'}</Link>}
      {hasUnits && <Link to="/home/2">{'Home 2'}</Link>}
      <button type="button" onClick={() => void navigate('/home/2')}>
        {'Picture'}
      </button>
    </>
  );
}

function show() {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/homes', element: <Units /> },
          { path: '/home/:id', element: <p>{'One home'}</p> },
        ],
      },
    ],
    { initialEntries: ['/homes'] },
  );
  const note = noteLeftLinks(router.state.location);
  const stop = router.subscribe(({ historyAction, location }) => note({ action: historyAction, location }));
  render(<RouterProvider router={router} />);
  return { router, stop };
}

const press = (name: string) => act(async () => screen.getByText(name).click());
const focused = () => document.activeElement?.textContent;

async function leaveBy(name: string): Promise<void> {
  await press('The homes come');
  act(() => screen.getByText(name).focus());
  await press(name);
  await screen.findByText('One home');
}

afterEach(cleanup);

it('puts the focus on a page that was gone on to', async () => {
  const { stop } = show();
  await leaveBy('Home 2');
  expect(document.activeElement?.id).toBe('page');
  stop();
});

it.each([
  ['the link by which the page was left', 'Home 1', 'Home 1'],
  ['a link to where a picture led', 'Picture', 'Home 2'],
])('gives the focus back to %s, once it is there', async (_, by, expected) => {
  const { router, stop } = show();
  await leaveBy(by);
  await act(() => router.navigate(-1));
  expect(document.activeElement?.id).toBe('page');
  await press('The homes come');
  await waitFor(() => expect(focused()).toBe(expected));
  stop();
});

it('gives it back too when a button in the bar has it', async () => {
  const { stop } = show();
  await leaveBy('Home 2');
  act(() => screen.getByText('Back').focus());
  await press('Back');
  await press('The homes come');
  await waitFor(() => expect(focused()).toBe('Home 2'));
  stop();
});

it('leaves it where the visitor has put it meanwhile', async () => {
  const { router, stop } = show();
  await leaveBy('Home 2');
  await act(() => router.navigate(-1));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  await press('The homes come');
  await screen.findByText('Home 2');
  expect(document.activeElement?.id).toBe('page');
  stop();
});

it('knows whether keyboard or pointer was used last, for a ring around what gets the focus back', () => {
  watchInputWay();
  expect(isByKeyboard()).toBe(true);
  window.dispatchEvent(new Event('pointerdown'));
  expect(isByKeyboard()).toBe(false);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true }));
  expect(isByKeyboard()).toBe(true);
});
