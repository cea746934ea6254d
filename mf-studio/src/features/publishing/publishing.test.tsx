import { BROKEN, thing } from '@suite/testing/fake-fetch';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApiFor, openStudio } from '../../fixtures/open-studio.tsx';

afterEach(() => vi.unstubAllGlobals());

const BUILDING = { id: 6, name: 'B2', title: 'Lagoon', publish: true, apartments: [] };
const BAY = { id: 2, name: 'Bay', publish: true, community: true, parentId: 1, buildings: [BUILDING] };
const STRUCTURE = { id: 1, name: 'Porto Vala', publish: true, masterplans: [BAY] };
const PLACE = { projectId: 1, media: [], unitCounts: { total: 3 }, asOf: '2026-11-20T08:40:00Z' };
const READ = 'GET /projects/1/full-structure';

async function openPublishing(changes: Parameters<typeof fakeApiFor>[1] = {}) {
  const api = fakeApiFor('project_editor', {
    [READ]: thing(STRUCTURE),
    'PATCH /projects/1': thing({ id: 1 }),
    'PATCH /masterplans/2': thing({ id: 2, name: 'Bay', parentId: 1, ...PLACE } as { id: number }),
    'PATCH /buildings/6': thing({ id: 6, name: 'B2', masterplansId: 2, ...PLACE } as { id: number }),
    ...changes,
  });
  openStudio('/studio/projects/1/publishing', 'project_editor');
  await screen.findByRole('switch', { name: 'Porto Vala is published' });
  return api;
}

it.each([
  ['Porto Vala is published', 'PATCH /projects/1'],
  ['Bay is published', 'PATCH /masterplans/2'],
  ['Lagoon is published', 'PATCH /buildings/6'],
])('%s, or no more', async (name, call) => {
  const api = await openPublishing();
  api.set(READ, thing({ ...STRUCTURE, masterplans: [{ ...BAY, publish: false }] }));
  fireEvent.click(screen.getByRole('switch', { name }));
  await screen.findByText('Hidden, since what it lies in is not published');
  expect(api.sent(call)).toEqual([{ publish: false }]);
});

it('leaves the switch as it was where that failed', async () => {
  await openPublishing({ 'PATCH /buildings/6': BROKEN });
  fireEvent.click(screen.getByRole('switch', { name: 'Lagoon is published' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be done');
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Lagoon is published' }).checked).toBe(true);
});

it('is closed to a sales agent', async () => {
  fakeApiFor('sales_agent');
  openStudio('/studio/projects/1/publishing', 'sales_agent');
  await screen.findByText('Error 403');
});
