import type { RoleName } from '@suite/contracts';
import { type ApiResponse, BROKEN, thing, things } from '@suite/testing/fake-fetch';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApiFor, openStudio, press } from '../../fixtures/open-studio.tsx';

afterEach(() => vi.unstubAllGlobals());

const LINKS = 'GET /projects/1/preview-links';
const LINK = {
  id: 7,
  note: 'For the bank',
  createdBy: 'Eva Ević',
  createdAt: '2026-11-20T08:40:00.000Z',
  expiresAt: '2026-11-27T08:40:00.000Z',
};

async function openLinks(
  links: ApiResponse,
  role: RoleName = 'sales_agent',
  changes: Readonly<Record<string, ApiResponse>> = {},
) {
  const api = fakeApiFor(role, { [LINKS]: links, ...changes });
  openStudio('/studio/projects/1/previews', role);
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

  it('stand below the switch of the private preview, for who may change settings', async () => {
    const settings = (privatePreview: boolean) => thing({ id: 1, projectId: 1, privatePreview });
    const api = await openLinks(things([]), 'project_admin', {
      'GET /projects/1/settings': settings(false),
      'PATCH /projects/1': thing({ id: 1 }),
    });
    const privately = await screen.findByRole('switch', { name: 'Private preview' });
    expect(privately).toHaveProperty('checked', false);
    api.set('GET /projects/1/settings', settings(true));
    fireEvent.click(privately);
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Private preview' })).toHaveProperty('checked', true),
    );
    expect(api.sent('PATCH /projects/1')).toEqual([{ privatePreview: true }]);
  });

  it('have no such switch for a sales agent', async () => {
    await openLinks(things([LINK]));
    await screen.findByText('For the bank');
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
