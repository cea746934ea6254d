import { resetStores } from '@suite/bus';
import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { found, unitPath } from '../../fixtures/fake-api.ts';
import { openPanel, select } from '../../fixtures/open-panel.tsx';
import { aMedia, aUnit } from '../../fixtures/unit.ts';
import DownloadPanel from './download-panel.tsx';

const BYTES: Readonly<Record<string, string>> = { '/media/a.png': 'terrace', '/media/b.png': 'bedroom' };
const media = [
  aMedia({ id: 1, name: 'Terrace', url: '/media/a.png', contentType: 'image/png', size: 7 }),
  aMedia({ id: 2, name: 'Bedroom', url: '/media/b.png', contentType: 'image/png', size: 7 }),
  aMedia({ id: 3, name: 'Brochure.pdf', url: '/media/c.png', contentType: 'image/png' }),
];
const THREE_LINES = 'Stan sa dve spavaće sobe, otvoren odozgo';
let saved: { name: string; text: () => Promise<string> }[];

/** `hangs`: the second picture never comes. */
function fake(hangs = false): void {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = new URL(url, 'http://localhost').pathname;
    if (path === unitPath(304)) {
      const response = found(aUnit({ media }));
      return Response.json(typeof response === 'object' ? response.body : null);
    }
    const bytes = BYTES[path];
    if (bytes === undefined) return new Response(null, { status: 404 });
    if (!hangs || path !== '/media/b.png') return new Response(bytes);
    return new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
}

beforeEach(() => {
  resetStores();
  saved = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: async () => (await blobs.get(this.href)?.text()) ?? '' });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('[R9.008] is 480 pixels wide, with rows of 120', async () => {
  fake();
  openPanel('download', DownloadPanel);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.getBoundingClientRect().height)).toEqual([120, 120]);
  expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(480);
  expect(rows.map((row) => row.textContent)).toEqual(['Terrace7 byte', 'Bedroom7 byte']);
});

it('stays in the window of a phone, however long a name is', async () => {
  await page.viewport(390, 844);
  const picture = { url: '/media/a.png', contentType: 'image/png', size: 7 };
  media.push(aMedia({ id: 4, name: 'Long '.repeat(40), ...picture }));
  media.push(aMedia({ id: 5, name: THREE_LINES, ...picture }));
  fake();
  openPanel('download', DownloadPanel);
  await screen.findAllByRole('listitem');
  // A name of three lines is whole.
  const name = screen.getByTitle(THREE_LINES);
  expect([name.scrollHeight - name.clientHeight, name.scrollWidth - name.clientWidth]).toEqual([0, 0]);
  const { left, right } = screen.getByRole('dialog').getBoundingClientRect();
  media.splice(-2);
  await page.viewport(1440, 900);
  expect([left >= 0, right <= 390]).toEqual([true, true]);
});

it('saves one file under its name', async () => {
  fake();
  openPanel('download', DownloadPanel);
  fireEvent.click(await screen.findByRole('button', { name: 'Download Bedroom' }));
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['Bedroom.png']);
  expect(await saved[0]?.text()).toBe('bedroom');
});

it('saves all as one ZIP with exactly the listed files', async () => {
  fake();
  openPanel('download', DownloadPanel);
  fireEvent.click(await screen.findByRole('button', { name: 'Download all' }));
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['Apartment 304.zip']);
  const zip = (await saved[0]?.text()) ?? '';
  expect(zip.startsWith('PK')).toBe(true);
  expect(zip.split('PK\u0001\u0002')).toHaveLength(3);
  expect(zip).toContain('Terrace.png');
  expect(zip).toContain('bedroom');
});

it('tells how far it is, and stops on Cancel', async () => {
  fake(true);
  openPanel('download', DownloadPanel);
  const all = await screen.findByRole('button', { name: 'Download all' });
  all.focus();
  fireEvent.click(all);
  await expect.poll(() => screen.getByRole('progressbar').getAttribute('value')).toBe('7');
  // The same button, so that who goes by keyboard does not lose the place, nor Esc.
  expect(document.activeElement?.textContent).toBe('Cancel');
  expect(screen.getByRole('progressbar').getAttribute('max')).toBe('14');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'Download all' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(saved).toEqual([]);
});

it('says that a file could not be had', async () => {
  fake();
  vi.stubGlobal('fetch', async (url: string) => {
    const response = found(aUnit({ media }));
    return url.includes(unitPath(304))
      ? Response.json(typeof response === 'object' ? response.body : null)
      : new Response(null, { status: 500 });
  });
  openPanel('download', DownloadPanel);
  fireEvent.click(await screen.findByRole('button', { name: 'Download Terrace' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The download failed. Please try again.');
});

it('waits for the home that the page is about to show', async () => {
  fake();
  openPanel('download', DownloadPanel, { apartmentId: null });
  expect(await screen.findByText('There are no pictures to download')).toBeDefined();
  act(() => select(304));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});
