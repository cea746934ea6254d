import { BROKEN, things } from '@suite/testing/fake-fetch';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApiFor, openStudio } from '../../fixtures/open-studio.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('the projects', () => {
  it('are cards with place, what is sold, version and what is open, which lead to their overview', async () => {
    fakeApiFor('project_editor');
    openStudio('/studio', 'project_editor');
    const link = await screen.findByRole('link', { name: 'Porto Vala' });
    expect(link.getAttribute('href')).toBe('/studio/projects/1');
    const card = within(link.closest('li') as HTMLElement);
    card.getByText('Budva, Montenegro');
    card.getByText('34 homes');
    await card.findByText('Version 2');
    card.getByText('draft');
    await card.findByText('2 things open');
    expect(screen.queryByRole('button', { name: 'New project' })).toBeNull();
  });

  it('are said in Serbian', async () => {
    fakeApiFor('project_editor');
    openStudio('/rs/studio', 'project_editor');
    await screen.findByRole('heading', { name: 'Projekti' });
    await screen.findByText('2 stavke otvorene');
  });

  it('are begun by who may make some', async () => {
    fakeApiFor('super_admin');
    openStudio('/studio', 'super_admin');
    await screen.findByRole('button', { name: 'New project' });
  });

  it('may be none', async () => {
    fakeApiFor('super_admin', { 'GET /users/projects': things([]) });
    openStudio('/studio', 'super_admin');
    await screen.findByText('No project yet');
  });

  it('that cannot be read say so, and are asked for again', async () => {
    fakeApiFor('project_editor', { 'GET /users/projects': BROKEN });
    openStudio('/studio', 'project_editor');
    await screen.findByRole('button', { name: 'Try again' });
  });
});

describe('the studio', () => {
  it('is not for visitors', async () => {
    fakeApiFor('user');
    openStudio('/studio', 'user');
    await screen.findByText('The studio is for people who work on a project.');
    screen.getByText('Error 403');
  });

  it('does not say which projects of others there are', async () => {
    fakeApiFor('project_editor');
    openStudio('/studio/projects/2', 'project_editor');
    await screen.findByText('There is no such project');
    screen.getByText('Error 404');
  });
});
