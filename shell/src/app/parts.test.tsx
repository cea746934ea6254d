import { togglePanel } from '@suite/bus';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { open, prepareSuite } from '../fixtures/suite.tsx';

/** Stand-ins for the parts of the frame, of which one is broken. */
const parts = vi.hoisted(() => {
  const state = { broken: '' };
  const part = (name: string) => () => {
    if (state.broken === name) throw new Error(`${name} is broken`);
    return name;
  };
  return { state, part };
});
vi.mock('../bar/bar-cards-later.tsx', () => ({ MenuCard: parts.part('menu') }));
vi.mock('../bar/counter.tsx', () => ({ Counter: parts.part('bar') }));
vi.mock('../bar/offline-strip.tsx', () => ({ OfflineStrip: parts.part('strip') }));
vi.mock('../bar/footer.tsx', () => ({ Footer: parts.part('footer') }));
vi.mock('../notices/notice-slot.tsx', () => ({ NoticeSlot: parts.part('notices') }));
vi.mock('./slots/panel-slot.tsx', () => ({ PanelSlot: parts.part('panel') }));
vi.mock('../consent/cookie-line.tsx', () => ({ CookieLine: parts.part('cookies') }));

const NAMES = ['menu', 'bar', 'strip', 'footer', 'notices', 'panel', 'cookies'];
const SENTENCES = {
  '/map': 'This part of the page could not be shown.',
  '/rs/map': 'Ovaj deo stranice nije prikazan.',
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  prepareSuite();
});

test.each(
  NAMES.flatMap((name) =>
    Object.entries(SENTENCES).map(([path, sentence]) => [name, path, sentence] as const),
  ),
)('a broken %s at %s leaves the page and the other parts standing', async (broken, path, sentence) => {
  parts.state.broken = broken;
  open(path);
  expect(await screen.findByText('mf-map map')).toBeTruthy();
  const text = document.body.textContent;
  // The bar takes its menu with it.
  const gone = broken === 'bar' ? ['menu', 'bar'] : [broken];
  expect(NAMES.filter((name) => !text.includes(name))).toEqual(gone);
  expect(screen.queryAllByText(sentence)).toHaveLength(broken === 'cookies' ? 0 : 1);
});

test('a part that failed is tried again on the next page', async () => {
  parts.state.broken = 'footer';
  open('/map');
  await screen.findByText(SENTENCES['/map']);
  parts.state.broken = '';
  act(() => togglePanel('menu'));
  expect(screen.getByText(SENTENCES['/map'])).toBeTruthy();
  act(() => screen.getByRole('link', { name: 'Log in' }).click());
  await screen.findByText('mf-account login');
  await waitFor(() => expect(screen.queryByText(SENTENCES['/map'])).toBeNull());
});
