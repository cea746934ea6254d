import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, prepareSuite } from '../fixtures/suite.tsx';
import { holdFirstPicture } from './use-first-picture.ts';

beforeEach(() => prepareSuite());

/** The page as the server sends it, whose place React empties. */
function holdAt(path: string): HTMLElement {
  window.history.replaceState(null, '', path);
  const first = document.createElement('div');
  first.dataset.firstPicture = 'masterplan';
  document.body.append(first);
  holdFirstPicture();
  first.remove();
  return first;
}

test('the picture of the first HTML stands behind the page until another one is opened', async () => {
  const first = holdAt('/masterplan/1');
  open('/masterplan/1');
  await screen.findByText('mf-map masterplan');
  expect(screen.getByRole('main').firstElementChild).toBe(first);
  act(() => {
    window.history.pushState(null, '', '/map');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByText('mf-map map');
  expect(first.isConnected).toBe(false);
});

test('it is not shown on a page that it is not of', async () => {
  const first = holdAt('/');
  open('/map');
  await screen.findByText('mf-map map');
  expect(first.isConnected).toBe(false);
});
