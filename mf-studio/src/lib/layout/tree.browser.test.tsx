import '@suite/ui/base.css';
import '@suite/ui/tokens.css';
import { sendToBrowser } from '@suite/testing/browser-commands';
import { refusal, thing } from '@suite/testing/fake-fetch';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeApiFor, openStudio } from '../../fixtures/open-studio.tsx';
import { OUTLINE } from '../../fixtures/outline.ts';
import { both, part, STRUCTURE, UNSAID } from '../../fixtures/structure.ts';

const CHANGE = 'POST /projects/1/draft/structure';
const view = (key: string, title: string, shapes: number) => ({ key, title: both(title), shapes, ...UNSAID });
const PARTS = [
  part('project', 'project', 'Porto Vala', { parentKey: null, views: [view('sea', 'From the sea', 2)] }),
  part('community', 'bay', 'Bay', { units: 34, shapes: 30 }),
  part('building', 'B2', 'Coral House', {
    parentKey: 'bay',
    floors: 6,
    units: 34,
    shapes: 29,
    views: [view('sea-side', 'Sea side', 29), view('garden-side', 'Garden side', 17)],
  }),
  part('building', 'G', 'Gate House', { floors: 2 }),
];

let api: ReturnType<typeof fakeApiFor>;
async function opened(role: 'project_editor' | 'sales_agent' = 'project_editor') {
  const read = { ...(thing({ ...STRUCTURE, parts: PARTS }) as object), status: 200, tag: '"1"' };
  api = fakeApiFor(role, { 'GET /projects/1/draft/structure': read, [CHANGE]: read });
  const where = openStudio('/studio/projects/1', role);
  await screen.findByRole('link', { name: /^Garden side/ });
  await waitFor(() => expect(menuOf('Garden side')).toBeTruthy());
  return where;
}
beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tree = () => within(screen.getByRole('navigation', { name: 'Parts of Porto Vala' }));
const link = (name: RegExp) => tree().getByRole('link', { name });
const menuOf = (title: string) => tree().getByRole('button', { name: `What to do with ${title}` });
const handle = (title: string) =>
  tree().getByRole('button', { name: `Drag ${title}, or move it by arrow keys` });
function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  const corner = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: corner.left + left + width / 2, y: corner.top + top + height / 2 };
}
async function choose(title: string, item: RegExp) {
  await userEvent.click(menuOf(title));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}
const moved = (key: string, by: number) => ({ change: 'move', of: { kind: 'view', key }, by });

test('a line is dragged to another place by mouse and finger, among those of its part alone', async () => {
  await opened();
  const mouse = (type: string, at: { x: number; y: number }) =>
    sendToBrowser('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons: 1, clickCount: 1 });
  await mouse('mousePressed', middleOf(handle('Sea side')));
  await mouse('mouseMoved', middleOf(handle('Garden side')));
  expect(handle('Garden side').closest<HTMLElement>('[data-list]')?.dataset.drop).toBe('after');
  await mouse('mouseReleased', middleOf(handle('Garden side')));
  await waitFor(() => expect(api.sent(CHANGE)).toEqual([moved('sea-side', 1)]));
  await screen.findByText('Sea side is now in place 2 of 2.');
  const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
    sendToBrowser('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', middleOf(handle('Garden side')));
  await touch('touchMove', middleOf(handle('Sea side')));
  await touch('touchEnd');
  await waitFor(() => expect(api.sent(CHANGE)).toEqual([moved('sea-side', 1), moved('garden-side', -1)]));
  // The only building of its area, and the only picture of the site: there is nothing to move them among.
  expect(tree().queryByRole('button', { name: /^Drag (Coral House|From the sea)/ })).toBeNull();
});

test('keys move a line, and the focus stays on it', async () => {
  await opened();
  link(/^Sea side/).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(api.sent(CHANGE)).toEqual([moved('sea-side', 1)]));
  await waitFor(() => expect(menuOf('Sea side').hasAttribute('disabled')).toBe(false));
  expect(document.activeElement).toBe(link(/^Sea side/));
  // It is the first: nothing is sent.
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(api.sent(CHANGE)).toHaveLength(1);
});

test('the tree is one stop of Tab: arrows go from line to line, and to the menu of one', async () => {
  await opened();
  const focused = () => document.activeElement;
  link(/^Bay/).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe(link(/^Coral House/));
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe(menuOf('Coral House'));
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe(link(/^Sea side/));
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowLeft}');
  expect(focused()).toBe(link(/^Coral House/));
  await userEvent.keyboard('{Tab}');
  expect(link(/^Bay/).closest('[aria-description]')?.contains(focused())).toBe(false);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe(link(/^Coral House/));
});

test('the menu of a line moves and renames it, and its button has the focus again', async () => {
  await opened();
  await choose('Garden side', /^Move up/);
  await waitFor(() => expect(api.sent(CHANGE)).toEqual([moved('garden-side', -1)]));
  await waitFor(() => expect(document.activeElement).toBe(menuOf('Garden side')));
  link(/^Sea side/).focus();
  await userEvent.keyboard('{F2}');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.fill(dialog.getByLabelText('Name in English'), 'From the beach');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent(CHANGE).at(-1)).toEqual({
    change: 'rename',
    of: { kind: 'view', key: 'sea-side' },
    title: { en: 'From the beach', sr: 'Sea side' },
  });
});

test('an area gets a building, and the project an area', async () => {
  await opened();
  await choose('Bay', /^Add building/);
  const dialog = within(await screen.findByRole('dialog', { name: 'New building' }));
  expect((dialog.getByLabelText('Where it stands') as HTMLSelectElement).value).toBe('bay');
  await userEvent.fill(dialog.getByLabelText('Name in English'), 'Reef House');
  await userEvent.fill(dialog.getByLabelText('Floors'), '4');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(tree().getByRole('button', { name: 'Add to the project' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add area' }));
  await screen.findByRole('dialog', { name: 'New area' });
  expect(api.sent(CHANGE)).toEqual([
    { change: 'add-building', title: { en: 'Reef House' }, floors: 4, community: 'bay' },
  ]);
});

test('what hangs on a line is said before it goes, and why it stays', async () => {
  await opened();
  api.set(CHANGE, refusal(409, 'conflict', 'The 3D model shows it.'));
  await choose('Coral House', /^Remove/);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Coral House?' }));
  dialog.getByText(/2 pictures, 34 homes, 29 shapes/);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await dialog.findByText('The 3D model shows it.');
  expect(api.sent(CHANGE)).toEqual([{ change: 'remove', of: { kind: 'building', key: 'B2' } }]);
});

test('lines lead to the homes of a building, to points, plans and look, and say what is there', async () => {
  await opened();
  const href = (name: RegExp) => link(name).getAttribute('href');
  expect(href(/^Homes ?: Coral House ?34$/)).toBe('/studio/projects/1/homes?building=B2');
  expect(href(/^Points of interest/)).toBe('/studio/projects/1/pictures#points');
  expect(href(/^Plans/)).toBe('/studio/projects/1/pictures#plans');
  expect(href(/^Look/)).toBe('/studio/projects/1/settings#look');
  expect(href(/^Gate House/)).toBe('/studio/projects/1/pictures#part-G');
  expect(link(/^Points of interest/).textContent).toContain(
    String(OUTLINE.readiness.find(({ kind }) => kind === 'pois')?.done),
  );
});
