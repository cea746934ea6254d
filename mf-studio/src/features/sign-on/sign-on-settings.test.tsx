import type { RoleName } from '@suite/contracts';
import { type ApiResponse, BROKEN, refusal, thing } from '@suite/testing/fake-fetch';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApiFor, openStudio, press } from '../../fixtures/open-studio.tsx';

afterEach(() => vi.unstubAllGlobals());

const PATH = '/projects/1/single-sign-on';
const NONE = { id: 1, name: 'Primorje Estates', redirectUri: 'https://homes.example/login', settings: null };
const SETTINGS = {
  issuer: 'https://login.people.example',
  clientId: 'explorer',
  emailDomains: ['people.example'],
  countsAsSecondFactor: false,
};
const tagged = (tag: string, settings: object | null): ApiResponse =>
  Object.assign({}, thing({ ...NONE, settings }), { tag });

async function openSettings(settings: ApiResponse, role: RoleName = 'super_admin') {
  const api = fakeApiFor(role, { [`GET ${PATH}`]: settings });
  openStudio('/studio/projects/1/single-sign-on', role);
  return api;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the settings of single sign-on', () => {
  it('say what is missing, and are set as they were read', async () => {
    const api = await openSettings(tagged('"1"', null));
    const redirect = await screen.findByLabelText<HTMLInputElement>('Redirect address');
    expect([redirect.value, redirect.readOnly]).toEqual([NONE.redirectUri, true]);
    press('Save');
    expect(await screen.findByText('Type an address that begins with https.')).toBeDefined();
    expect(screen.getByText('Type the client secret.')).toBeDefined();
    expect(api.sent(`PUT ${PATH}`)).toEqual([]);
    type('Address of the provider', SETTINGS.issuer);
    type('Client ID', 'explorer');
    type('Client secret', 'a secret');
    type('E-mail domains', 'People.example');
    api.set(`PUT ${PATH}`, tagged('"2"', SETTINGS));
    api.set(`GET ${PATH}`, tagged('"2"', SETTINGS));
    press('Save');
    await screen.findByText('One is stored. Left empty, it stays.');
    expect(screen.getByText('Single sign-on is saved.')).toBeDefined();
    expect(api.sent(`PUT ${PATH}`)).toEqual([{ ...SETTINGS, clientSecret: 'a secret' }]);
    expect(api.calls.find(({ name }) => name === `PUT ${PATH}`)?.ifMatch).toBe('"1"');
    expect(screen.getByLabelText<HTMLInputElement>('Client secret').value).toBe('');
  });

  it('are ended once that was confirmed', async () => {
    const api = await openSettings(tagged('"1"', SETTINGS));
    await screen.findByLabelText('Client ID');
    press('End single sign-on');
    const dialog = await screen.findByRole('alertdialog', { name: 'End single sign-on?' });
    expect(api.sent(`DELETE ${PATH}`)).toEqual([]);
    api.set(`DELETE ${PATH}`, { status: 204 });
    api.set(`GET ${PATH}`, tagged('"2"', null));
    const confirm = [...dialog.querySelectorAll('button')].at(-1);
    fireEvent.click(confirm as HTMLElement);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Client ID').value).toBe(''));
    expect(api.sent(`DELETE ${PATH}`)).toHaveLength(1);
  });

  it.each([
    ['somebody changed them meanwhile', refusal(412, 'changed-meanwhile'), /changed this meanwhile/],
    ['a domain is another organisation’s', refusal(409, 'domain-taken'), /of another organization/],
    ['the server fails', BROKEN, /could not be done/],
  ] as const)('keep what was typed when %s', async (_, response, sentence) => {
    const api = await openSettings(tagged('"1"', SETTINGS));
    await screen.findByLabelText('Client ID');
    type('Client ID', 'another');
    api.set(`PUT ${PATH}`, response);
    press('Save');
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(screen.getByLabelText<HTMLInputElement>('Client ID').value).toBe('another');
  });

  it('are loaded again when that failed', async () => {
    const api = await openSettings(BROKEN);
    await screen.findByText('This could not be loaded');
    api.set(`GET ${PATH}`, tagged('"1"', null));
    press('Try again');
    expect(await screen.findByLabelText('Client ID')).toBeDefined();
  });

  it('are no room of a project admin', async () => {
    fakeApiFor('project_admin');
    openStudio('/studio/projects/1/single-sign-on', 'project_admin');
    await screen.findByText('Error 403');
  });
});
