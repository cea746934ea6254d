import '@suite/ui/base.css';
import '@suite/ui/tokens.css';
import { sendToBrowser } from '@suite/testing/browser-commands';
import { thing } from '@suite/testing/fake-fetch';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeApiFor, openStudio } from '../../fixtures/open-studio.tsx';
import { both, part, STRUCTURE, UNSAID } from '../../fixtures/structure.ts';

const CHANGE = 'POST /projects/1/draft/structure';
const VIEWS = ['Sea side', 'Garden side', 'Pool side'].map((title) => ({
  key: title,
  title: both(title),
  shapes: 0,
  ...UNSAID,
}));

const point = (key: string, ownerKey: string) => ({ key, title: both(key), ownerKey, shapes: 0 });
const POIS = [point('Pier', 'project'), point('Spa', 'masterplan'), point('Marina', 'project')];
const room = (key: string) => ({ key, title: both(key), kind: 'interior', typeKey: 'studio', ...UNSAID });
const PICTURES = [room('Kitchen'), room('Bath')];

beforeEach(async () => {
  const parts = [part('project', 'project', 'Porto Vala', { parentKey: null, views: VIEWS })];
  const read = {
    ...(thing({ ...STRUCTURE, parts, pois: POIS, pictures: PICTURES }) as object),
    status: 200,
    tag: '"1"',
  };
  api = fakeApiFor('project_editor', { 'GET /projects/1/draft/structure': read, [CHANGE]: read });
  openStudio('/studio/projects/1/pictures', 'project_editor');
  await screen.findByRole('button', { name: /^Drag Pool side/ });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let api: ReturnType<typeof fakeApiFor>;
/** In the room: the tree beside it has the same. */
const handle = (title: string) =>
  screen
    .getAllByRole('button', { name: `Drag ${title}, or move it by arrow keys` })
    .find((one) => !one.closest('nav')) ?? expect.unreachable();
function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  const corner = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: corner.left + left + width / 2, y: corner.top + top + height / 2 };
}
const cardOf = (title: string) => handle(title).closest<HTMLElement>('[data-list]') ?? expect.unreachable();
const moved = (key: string, by: number) => ({ change: 'move', of: { kind: 'view', key }, by });

test('a picture is dragged to another place of its list by the mouse', async () => {
  const mouse = (type: string, at: { x: number; y: number }) =>
    sendToBrowser('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  await mouse('mousePressed', middleOf(handle('Sea side')));
  await mouse('mouseMoved', middleOf(cardOf('Garden side')));
  expect(cardOf('Garden side').dataset.drop).toBe('after');
  await mouse('mouseMoved', middleOf(cardOf('Pool side')));
  await mouse('mouseReleased', middleOf(cardOf('Pool side')));
  await waitFor(() => expect(api.sent(CHANGE)).toEqual([moved('Sea side', 2)]));
  expect(document.querySelector('[data-dragged], [data-drop]')).toBeNull();
});

test('a finger drags it too, and leaves it where it is when it comes back', async () => {
  const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
    sendToBrowser('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', middleOf(handle('Pool side')));
  await touch('touchMove', middleOf(cardOf('Sea side')));
  await touch('touchMove', middleOf(cardOf('Pool side')));
  await touch('touchEnd');
  await touch('touchStart', middleOf(handle('Pool side')));
  await touch('touchMove', middleOf(cardOf('Garden side')));
  await touch('touchEnd');
  await waitFor(() => expect(api.sent(CHANGE)).toEqual([moved('Pool side', -1)]));
});

test('arrow keys move it a place at a time, and keep the focus', async () => {
  handle('Sea side').focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(api.sent(CHANGE)).toEqual([moved('Sea side', 1)]));
  await waitFor(() => expect(handle('Sea side').getAttribute('aria-disabled')).toBeNull());
  expect(document.activeElement).toBe(handle('Sea side'));
});

test('points of interest and pictures of homes are moved in the same ways, each among its own', async () => {
  // There is nothing to move it among.
  expect(screen.queryByRole('button', { name: /^(Drag|Move) Spa/ })).toBeNull();
  handle('Pier').focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(handle('Bath').getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Move Bath up' }));
  await waitFor(() =>
    expect(api.sent(CHANGE)).toEqual([
      { change: 'move', of: { kind: 'poi', key: 'Pier' }, by: 1 },
      { change: 'move', of: { kind: 'picture', key: 'Bath' }, by: -1 },
    ]),
  );
});
