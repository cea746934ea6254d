import { $profile } from '@suite/bus';
import { type ApiResponse, fakeApi, refusal, thing, things } from '@suite/testing/fake-fetch';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, press, startAnew, type } from '../../fixtures/open-page.tsx';
import { ACCESS_TOKEN, aProfile } from '../../fixtures/people.ts';

const FIND = 'GET /public/single-sign-on';
const BEGIN = 'POST /users/auth/single-sign-on-options';
const END = 'POST /users/auth/single-sign-on';
const PROVIDER = 'https://id.porto-vala.example/auth?state=b';
const FOUND = things([{ id: 3, name: 'Porto Vala' }]);
const IN: Readonly<Record<string, ApiResponse>> = {
  [FIND]: FOUND,
  [BEGIN]: { status: 200, body: { url: PROVIDER } },
  [END]: { status: 200, body: { token: ACCESS_TOKEN, returnTo: '/map' } },
  'GET /users/profile': thing(aProfile()),
};
const CONTINUE = 'Continue with Porto Vala';
const assign = vi.spyOn(location, 'assign');

beforeEach(() => {
  startAnew();
  sessionStorage.clear();
  assign.mockReset();
});
afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const person = () => screen.getByLabelText<HTMLInputElement>('E-mail or user name');

async function open(path = '/login') {
  history.replaceState(null, '', path);
  return openPage(path);
}

describe('the login of an organisation', () => {
  it('is offered for an address of its domain, which is all that the server is told', async () => {
    const api = fakeApi(IN);
    await open('/login?to=%2Fmasterplan%2F3');
    type('E-mail or user name', ' Ana@Porto-Vala.example ');
    await screen.findByRole('button', { name: CONTINUE });
    const said = screen.getByText('Porto Vala has a login of its own for this address.');
    expect(said.getAttribute('role')).toBe('status');
    expect(api.queries(FIND)).toEqual(['?domain=porto-vala.example&langId=1']);
    press(CONTINUE);
    await waitFor(() => expect(assign.mock.calls).toEqual([[PROVIDER]]));
    expect(api.sent(BEGIN)).toEqual([{ organizationId: 3, returnTo: '/masterplan/3' }]);
  });

  it('is asked for once when the typing rests, and goes when the address is another', async () => {
    const api = fakeApi(IN);
    await open();
    for (const typed of ['a@p.ex', 'a@p.exa', 'ana', 'ana@porto', 'ana@porto-vala.example'])
      type('E-mail or user name', typed);
    await screen.findByRole('button', { name: CONTINUE });
    expect(api.queries(FIND)).toHaveLength(1);
    api.set(FIND, things([]));
    type('E-mail or user name', 'ana@visitors.example');
    await waitFor(() => expect(screen.queryByRole('button', { name: CONTINUE })).toBeNull());
    await waitFor(() => expect(api.queries(FIND)).toHaveLength(2));
    type('E-mail or user name', 'ana');
    expect(screen.queryByText('login of its own', { exact: false })).toBeNull();
  });

  it('leads to the front page where nothing was wanted, or more than the server takes', async () => {
    const api = fakeApi(IN);
    await open(`/login?to=%2Fmap%3Fq%3D${'a'.repeat(1000)}`);
    type('E-mail or user name', 'ana@porto-vala.example');
    fireEvent.click(await screen.findByRole('button', { name: CONTINUE }));
    await waitFor(() => expect(api.sent(BEGIN)).toEqual([{ organizationId: 3, returnTo: '/bane' }]));
  });

  it.each([
    [refusal(502, 'sign-on-unavailable'), 'does not respond'],
    [refusal(404, 'not-found'), 'has no login of its own any more'],
    [refusal(429, 'too-many-requests'), 'Too many requests'],
    [refusal(500, 'internal'), 'could not be reached from here'],
  ])('that cannot begin says so, and keeps what was typed: %j', async (response, text) => {
    const api = fakeApi({ ...IN, [BEGIN]: response });
    await open();
    type('E-mail or user name', 'ana@porto-vala.example');
    fireEvent.click(await screen.findByRole('button', { name: CONTINUE }));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(person().value).toBe('ana@porto-vala.example');
    api.set(BEGIN, IN[BEGIN] ?? 'never');
    press(CONTINUE);
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  });

  it('can be begun again by who comes back with the button of the browser', async () => {
    const api = fakeApi(IN);
    await open();
    type('E-mail or user name', 'ana@porto-vala.example');
    fireEvent.click(await screen.findByRole('button', { name: CONTINUE }));
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    act(() => void dispatchEvent(new Event('pageshow')));
    press(CONTINUE);
    await waitFor(() => expect(api.sent(BEGIN)).toHaveLength(2));
  });
});

const RETURNED = 'code=a&state=b&iss=https%3A%2F%2Fid.porto-vala.example';

/** Goes away from a login with something typed, and comes back with what the provider gave. */
async function comeBack(returned: string, left = '/login') {
  sessionStorage.setItem('sign-on-left', left);
  const typed = { atMs: Date.now(), values: { person: 'ana@porto-vala.example' } };
  sessionStorage.setItem('suite-form:login:/login', JSON.stringify(typed));
  const path = left.split('?')[0];
  return open(`${path}?${returned}`);
}

describe('who comes back from their organisation', () => {
  it('is logged in, and goes on to where they were', async () => {
    const api = fakeApi(IN);
    const page = await comeBack(RETURNED);
    await waitFor(() => expect(page.address()).toBe('/map'));
    expect($profile.get()?.id).toBe(7);
    expect(api.sent(END)).toEqual([{ code: 'a', state: 'b', iss: 'https://id.porto-vala.example' }]);
  });

  it('waits with a word, while the address has no more of what came with the browser', async () => {
    fakeApi({ ...IN, [END]: 'never' });
    const page = await comeBack(RETURNED, '/login?to=%2Fmap');
    const waiting = await screen.findByRole('status');
    expect(waiting.textContent).toBe('Logging you in with your organization…');
    expect(page.address()).toBe('/login?to=%2Fmap');
  });

  it.each(['https://elsewhere.example/map', '//elsewhere.example', '/login'])(
    'is not led to %s',
    async (returnTo) => {
      fakeApi({ ...IN, [END]: { status: 200, body: { token: ACCESS_TOKEN, returnTo } } });
      const page = await comeBack(RETURNED);
      await waitFor(() => expect(page.address()).toBe('/bane'));
    },
  );

  it('goes through the second step where the account has one', async () => {
    const secondFactor = { loginToken: 'a.b.c', methods: ['totp'] };
    const api = fakeApi({ ...IN, [END]: { status: 200, body: { secondFactor, returnTo: '/map' } } });
    api.set('POST /users/auth/second-factor', { status: 200, body: { token: ACCESS_TOKEN } });
    const page = await comeBack(RETURNED);
    await screen.findByRole('heading', { name: 'One more step' });
    expect($profile.get()).toBeNull();
    type('Code of the app', '123456');
    fireEvent.submit(screen.getByRole('form', { name: 'One more step' }));
    await waitFor(() => expect(page.address()).toBe('/map'));
  });

  it.each([
    [refusal(401, 'sign-on-refused'), 'This login could not be checked.'],
    [refusal(401, 'unverified-email'), 'has not confirmed your address'],
    [refusal(401, 'foreign-domain'), 'is not one of its own'],
    [refusal(401, 'works-elsewhere'), 'works for others too'],
    [refusal(404, 'not-found'), 'has no login of its own any more'],
    [refusal(502, 'sign-on-unavailable'), 'does not respond'],
    [refusal(429, 'too-many-requests'), 'Too many requests'],
    [refusal(500, 'internal'), 'could not be reached from here'],
  ])(
    'and is refused has a sentence, the address typed before, and the way again: %j',
    async (response, text) => {
      const api = fakeApi({ ...IN, [END]: response });
      const page = await comeBack(RETURNED, '/login?to=%2Fmap');
      expect((await screen.findByRole('alert')).textContent).toContain(text);
      expect(screen.getByRole('alert').textContent).toContain('What you typed is kept.');
      expect(page.address()).toBe('/login?to=%2Fmap');
      expect(person().value).toBe('ana@porto-vala.example');
      await screen.findByRole('button', { name: CONTINUE });
      expect(api.sent(END)).toHaveLength(1);
      expect($profile.get()).toBeNull();
    },
  );

  it.each([
    ['error=access_denied&error_description=x&state=b', 'You stopped the login'],
    ['error=temporarily_unavailable&state=b', 'does not respond'],
    ['error=invalid_scope&state=b', 'could not be checked'],
  ])('without being logged in there asks nothing, and says why: %s', async (returned, text) => {
    const api = fakeApi(IN);
    const page = await comeBack(returned);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(page.address()).toBe('/login');
    expect(api.calls.filter(({ name }) => name === END)).toEqual([]);
  });

  it('in Serbian, since providers know the English address alone', async () => {
    fakeApi(IN);
    sessionStorage.setItem('sign-on-left', '/rs/login?to=%2Frs%2Fmap');
    const english = await open('/login?error=access_denied&state=b');
    await waitFor(() => expect(english.address()).toBe('/rs/login?error=access_denied&state=b'));
  });

  it('reads Serbian there', async () => {
    fakeApi(IN);
    const page = await comeBack('error=access_denied&state=b', '/rs/login?to=%2Frs%2Fmap');
    expect((await screen.findByRole('alert')).textContent).toContain('Prekinuli ste prijavu');
    expect(page.address()).toBe('/rs/login?to=%2Frs%2Fmap');
    await screen.findByRole('button', { name: 'Nastavite preko: Porto Vala' });
  });
});
