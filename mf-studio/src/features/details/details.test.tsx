import type { DraftDetails } from '@suite/api';
import { type ApiResponse, refusal } from '@suite/testing/fake-fetch';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApiFor, openStudio } from '../../fixtures/open-studio.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const READ = 'GET /projects/1/draft/details';
const CHANGE = 'PATCH /projects/1/draft/details';
const text = (path: string, en: string, sr: string, part: DraftDetails['texts'][number]['part']) => ({
  path,
  part,
  owner: path.includes('B2') ? 'Coral House' : 'Porto Vala',
  field: path.split('/').at(-1) ?? '',
  isLong: path === 'description',
  isRequired: path !== 'description',
  en,
  sr,
});
const DETAILS: DraftDetails = {
  version: 3,
  isDraft: true,
  texts: [
    text('title', 'Porto Vala', 'Porto Vala', 'project'),
    text('description', '', '', 'project'),
    text('buildings/B2/title', 'Coral House', 'Koralna kuća', 'buildings'),
  ],
  location: { longitude: 18.84, latitude: 42.29 },
  website: null,
  enquiryEmail: null,
  settings: {
    defaultLanguage: 'english',
    filters: ['status', 'price'],
    prices: true,
    compare: true,
    arrival: true,
  },
  colours: { accent: '#1D4657', accentHover: '#163744', accentInk: '#FFFFFF', accentTint: '#E3ECEF' },
  hasLogo: true,
};
const details = (change: Partial<DraftDetails> = {}, tag = 'W/"1"'): ApiResponse => ({
  status: 200,
  body: { data: { id: 1, type: 'draft-details', attributes: { ...DETAILS, ...change } } },
  tag,
});
const named = (en: string) => [text('title', en, en, 'project'), ...DETAILS.texts.slice(1)];

const field = (group: string, language: 'English' | 'Serbian') =>
  within(screen.getByRole('group', { name: group })).getByLabelText(language);
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const saveButton = () => screen.getByRole('button', { name: /^Save \d+ change/ });

it('saves texts that are changed, named as they were read, and keeps what is typed through a reload', async () => {
  const api = fakeApiFor('project_editor', { [READ]: details(), [CHANGE]: details() });
  openStudio('/studio/projects/1/texts', 'project_editor');
  await screen.findByText(/2 texts that visitors read/);
  type(field('Coral House · Title', 'English'), 'Coral Court');
  cleanup();
  openStudio('/studio/projects/1/texts', 'project_editor');
  await screen.findByDisplayValue('Coral Court');
  api.set(
    READ,
    details({
      texts: [
        ...DETAILS.texts.slice(0, 2),
        text('buildings/B2/title', 'Coral Court', 'Koralna kuća', 'buildings'),
      ],
    }),
  );
  fireEvent.click(saveButton());
  await screen.findByText('Everything is saved');
  const [call] = api.calls.filter(({ name }) => name === CHANGE);
  expect([call?.body, call?.ifMatch]).toEqual([
    { texts: [{ path: 'buildings/B2/title', en: 'Coral Court', sr: 'Koralna kuća' }] },
    'W/"1"',
  ]);
  expect(sessionStorage).toHaveLength(0);
});

it('saves no text of one language, and finds what is missing', async () => {
  fakeApiFor('project_editor', { [READ]: details() });
  openStudio('/studio/projects/1/texts', 'project_editor');
  await screen.findByText(/Nothing is missing/);
  type(field('Porto Vala · Description', 'English'), 'By the sea.');
  expect(saveButton()).toHaveProperty('disabled', true);
  screen.getByText('1 change cannot be saved as it is');
  expect(field('Porto Vala · Description', 'Serbian').getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByLabelText('Missing only'));
  expect(screen.getAllByRole('group')).toHaveLength(1);
  type(field('Porto Vala · Description', 'Serbian'), 'Kraj mora.');
  expect(saveButton()).toHaveProperty('disabled', false);
});

it('saves over what others did elsewhere, and asks where both changed the same', async () => {
  const api = fakeApiFor('project_editor', {
    [READ]: details(),
    [CHANGE]: refusal(412, 'changed-meanwhile'),
  });
  openStudio('/studio/projects/1/texts', 'project_editor');
  await screen.findByText(/2 texts/);
  type(field('Porto Vala · Title', 'English'), 'Porto');
  api.set(READ, details({ texts: named('Vala') }, 'W/"2"'));
  fireEvent.click(saveButton());
  await screen.findByText('Somebody else has changed this meanwhile, to: Vala / Vala');
  expect(saveButton()).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine: Porto Vala · Title' }));
  // Somebody else again, but another thing: it is sent with the newer tag.
  api.set(READ, details({ texts: named('Vala'), website: 'https://vala.example' }, 'W/"3"'));
  fireEvent.click(saveButton());
  await waitFor(() =>
    expect(api.calls.filter(({ name }) => name === CHANGE).map(({ ifMatch }) => ifMatch)).toEqual([
      'W/"1"',
      'W/"2"',
      'W/"3"',
    ]),
  );
  await screen.findByRole('alert');
  expect(screen.getByDisplayValue('Porto')).toBeTruthy();
});

it('an admin changes settings, colours and place, none that cannot be read or is nowhere', async () => {
  const api = fakeApiFor('project_admin', { [READ]: details(), [CHANGE]: details() });
  openStudio('/studio/projects/1/settings', 'project_admin');
  fireEvent.click(await screen.findByRole('switch', { name: 'Comparison' }));
  fireEvent.click(screen.getByRole('button', { name: 'Price: earlier' }));
  type(screen.getByLabelText('Accent'), '#EEEEEE');
  screen.getByText(/Texts cannot be read well/);
  expect(saveButton()).toHaveProperty('disabled', true);
  type(screen.getByLabelText('Accent'), '#123456');
  type(screen.getByLabelText('Latitude'), '95');
  expect(saveButton()).toHaveProperty('disabled', true);
  type(screen.getByLabelText('Latitude'), '42,5');
  fireEvent.click(saveButton());
  await waitFor(() =>
    expect(api.sent(CHANGE)).toEqual([
      {
        settings: { ...DETAILS.settings, compare: false, filters: ['price', 'status'] },
        colours: { ...DETAILS.colours, accent: '#123456' },
        location: { longitude: 18.84, latitude: 42.5 },
      },
    ]),
  );
});

it('has a fifth colour, which is the accent while nothing is written, and says what contrast each has', async () => {
  const api = fakeApiFor('project_admin', { [READ]: details(), [CHANGE]: details() });
  openStudio('/studio/projects/1/settings', 'project_admin');
  const field = await screen.findByLabelText('Halos and bars');
  expect(field).toHaveProperty('value', '');
  expect(screen.getByLabelText('Choose: Halos and bars')).toHaveProperty('value', '#1d4657');
  expect(screen.getAllByText(/^On paper: 9\.6 to 1/)).toHaveLength(2);
  screen.getByText('On the accent: 10.1 to 1');
  type(field, '#FFEEDD');
  screen.getByText(/Texts cannot be read well/);
  type(field, '#B0552F');
  type(field, '');
  // As it was: there is nothing to save.
  await waitFor(() => expect(screen.getByText('Everything is saved')).toBeTruthy());
  type(field, '#B0552F');
  fireEvent.click(saveButton());
  await waitFor(() =>
    expect(api.sent(CHANGE)).toEqual([{ colours: { ...DETAILS.colours, accentHalo: '#B0552F' } }]),
  );
});

it('an editor sees settings that an admin changes, and an agent sees neither room', async () => {
  fakeApiFor('project_editor', { [READ]: details() });
  openStudio('/studio/projects/1/settings', 'project_editor');
  await screen.findAllByText('A project admin changes these.');
  expect(screen.getByRole('switch', { name: 'Prices' }).closest('fieldset')).toHaveProperty('disabled', true);
  expect(screen.getByLabelText('Latitude').closest('fieldset')).toHaveProperty('disabled', false);
  cleanup();
  fakeApiFor('sales_agent');
  openStudio('/studio/projects/1/texts', 'sales_agent');
  await screen.findByText('The studio is for people who work on a project.');
});
