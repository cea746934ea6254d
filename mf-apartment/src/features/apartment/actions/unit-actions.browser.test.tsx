import { resetStores } from '@suite/bus';
import '@suite/ui/base.css';
import '@suite/ui/tokens.css';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeApi, fakeApi, responsesFor, unitPath } from '../../../fixtures/fake-api.ts';
import { openPage } from '../../../fixtures/open-page.tsx';
import { aBuilding, aUnit } from '../../../fixtures/unit.ts';

const PATH = '/masterplan/3/building/12/apartment/304';
const LINK = `${window.location.origin}${PATH}`;
/** On paper, as people write it. */
const WRITTEN_LINK = `${window.location.host}${PATH}`;
/** The maker of codes is fetched when it is needed, which a busy machine takes its time for. */
const PATIENCE = { timeout: 8_000 };
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

let api: FakeApi;

beforeEach(async () => {
  resetStores();
  await page.viewport(1440, 900);
  api = fakeApi(responsesFor(aBuilding(), [aUnit({ media: [], properties: { pool: 'yes' } })]));
  openPage(`${PATH}?floor=3..3`);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('shares the home, not the filter, as a code and as a link that is copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Share');
  const dialog = await screen.findByRole('dialog', { name: 'Share apartment 304' });
  expect(await within(dialog).findByRole('img', { name: 'QR code of the link' }, PATIENCE)).toBeDefined();
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe(LINK);
  await press('Copy link');
  await vi.waitFor(() => expect(within(dialog).getByRole('status').textContent).toBe('The link is copied.'));
  expect(copied).toHaveBeenCalledWith(LINK);
});

it('saves the offer sheet of the server as a file, and says so when it cannot be made', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await press('Share');
  await press('Offer sheet (PDF)');
  await screen.findByText('The offer sheet could not be made. Please try again.');
  expect(saved).toEqual([]);
  api.responses.set(`${unitPath(304)}/offer-sheet`, { status: 200, body: null });
  await press('Offer sheet (PDF)');
  await vi.waitFor(() => expect(saved).toEqual(['Offer sheet 304.pdf']));
  expect(api.calls).toContainEqual(expect.stringMatching(/\/offer-sheet\?paper=(a4|letter)&langId=1$/));
});

it('says so when the link cannot be copied', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  await press('Share');
  const dialog = await screen.findByRole('dialog', { name: 'Share apartment 304' });
  await press('Copy link');
  await vi.waitFor(() =>
    expect(within(dialog).getByRole('status').textContent).toContain('Please copy it from the field.'),
  );
});

it('prints one sheet with facts, date, disclaimer, link and code, which screens do not show', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await press('Offer sheet');
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1), PATIENCE);
  const sheet = document.querySelector<HTMLElement>('body > article');
  if (!sheet) throw new Error('There is no sheet');
  expect(getComputedStyle(sheet).display).toBe('none');
  for (const labels of [
    'Porto Vala Bay - Lagoon House',
    'Apartment 304',
    'As of 20 Nov 2026',
    'Pool',
    WRITTEN_LINK,
  ]) {
    expect(sheet.textContent).toContain(labels);
  }
  expect(sheet.textContent?.split('Availability is not guaranteed')).toHaveLength(2);
  expect(sheet.querySelector('svg[aria-label="QR code of the link"]')).not.toBeNull();
});

it("makes the sheet for the browser's own print command, in time", async () => {
  await screen.findByRole('button', { name: 'Offer sheet' });
  expect(document.querySelector('body > article')).toBeNull();
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.querySelector('body > article')?.textContent).toContain(WRITTEN_LINK);
  // What the sheet has beyond the page came while the page rested.
  await vi.waitFor(
    () =>
      expect(document.querySelector('body > article svg[aria-label="QR code of the link"]')).not.toBeNull(),
    PATIENCE,
  );
});

it('keeps the request at hand at the bottom of a phone', async () => {
  await page.viewport(390, 844);
  const ask = await screen.findByRole('button', { name: 'Ask for price' });
  await expect.poll(() => Math.round(ask.getBoundingClientRect().bottom)).toBe(832);
});
