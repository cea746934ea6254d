import { setProfile } from '@suite/bus';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiResponse, BROKEN, thing, things } from '../../../../fixtures/fake-api.ts';
import { openPage, press, startAnew } from '../../../../fixtures/open-page.tsx';
import { aProfile } from '../../../../fixtures/people.ts';
import { fakeApiFor } from '../../../../fixtures/staff-api.ts';
// Loaded ahead: no test waits for it.
import '../staff-desk.tsx';

beforeEach(startAnew);
afterEach(() => vi.unstubAllGlobals());

const LINKS = 'GET /projects/1/preview-links';
const LINK = {
  id: 7,
  note: 'For the bank',
  createdBy: 'Eva Ević',
  createdAt: '2026-11-20T08:40:00.000Z',
  expiresAt: '2026-11-27T08:40:00.000Z',
};

async function openLinks(links: ApiResponse) {
  const api = fakeApiFor('sales_agent', { [LINKS]: links });
  setProfile(aProfile({}, 'sales_agent'));
  await openPage('/protected');
  fireEvent.click(await screen.findByRole('tab', { name: 'Preview links' }));
  return api;
}

describe('preview links', () => {
  it('are made for somebody, shown once with their address, and copied', async () => {
    const api = await openLinks(things([]));
    await screen.findByText('No preview links');
    const url = 'https://homes.example/masterplan?project=1#preview=abc';
    api.set('POST /projects/1/preview-links', thing({ ...LINK, url }));
    api.set(LINKS, things([LINK]));
    fireEvent.change(screen.getByLabelText('For whom'), { target: { value: 'For the bank' } });
    press('Make a link');
    const made = await screen.findByLabelText<HTMLInputElement>('New link');
    expect(made.value).toBe(url);
    expect(api.sent('POST /projects/1/preview-links')).toEqual([{ note: 'For the bank' }]);
    await screen.findByText('For the bank');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    press('Copy link');
    await screen.findAllByText('Link copied');
    expect(writeText).toHaveBeenCalledWith(url);
  });

  it('say until when they are valid and who made them, and are revoked', async () => {
    const api = await openLinks(things([LINK, { ...LINK, id: 8, note: '', createdBy: null }]));
    await screen.findByText('For the bank');
    expect(screen.getByText('Without a note')).toBeDefined();
    expect(screen.getAllByText(/Valid until/)).toHaveLength(2);
    expect(screen.getByText('Eva Ević')).toBeDefined();
    api.set('DELETE /projects/1/preview-links/7', { status: 204 });
    api.set(LINKS, things([]));
    press('Revoke: For the bank');
    await screen.findByText('No preview links');
    expect(api.calls.some(({ name }) => name === 'DELETE /projects/1/preview-links/7')).toBe(true);
  });

  it('are loaded again when that failed, and keep what was typed when none could be made', async () => {
    const api = await openLinks(BROKEN);
    await screen.findByText('This could not be loaded');
    api.set(LINKS, things([]));
    press('Try again');
    await screen.findByText('No preview links');
    api.set('POST /projects/1/preview-links', BROKEN);
    fireEvent.change(screen.getByLabelText('For whom'), { target: { value: 'For the bank' } });
    press('Make a link');
    await screen.findByRole('alert');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('For whom').value).toBe('For the bank'),
    );
  });
});
