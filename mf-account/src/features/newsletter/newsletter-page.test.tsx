import { BROKEN, fakeApi, INVALID_LINK, OK, refusal, VALID } from '@suite/testing/fake-fetch';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, press, startAnew } from '../../fixtures/open-page.tsx';
import { LINK_TOKEN } from '../../fixtures/people.ts';

const CONFIRM = 'POST /public/newsletter/confirm';
const UNSUBSCRIBE = 'POST /public/newsletter/unsubscribe';
const CONFIRM_LINK = `/newsletter#token=${LINK_TOKEN}`;
const UNSUBSCRIBE_LINK = `/newsletter#unsubscribe=${LINK_TOKEN}`;

beforeEach(startAnew);
afterEach(() => vi.unstubAllGlobals());

describe('the link of a newsletter', () => {
  it('confirms only when its button is pressed, and leaves the address at once', async () => {
    const api = fakeApi({ [CONFIRM]: VALID });
    const page = await openPage(CONFIRM_LINK);
    await screen.findByRole('heading', { name: 'Confirm the newsletter' });
    expect(page.address()).toBe('/newsletter');
    expect(api.sent(CONFIRM)).toEqual([]);
    press('Confirm');
    await screen.findByRole('heading', { name: 'Newsletter confirmed' });
    expect(api.sent(CONFIRM)).toEqual([{ token: LINK_TOKEN }]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('unsubscribes likewise, in Serbian too', async () => {
    const api = fakeApi({ [UNSUBSCRIBE]: OK });
    await openPage(`/rs${UNSUBSCRIBE_LINK}`);
    await screen.findByRole('heading', { name: 'Odjavite se sa biltena' });
    expect(api.sent(UNSUBSCRIBE)).toEqual([]);
    press('Odjavite se');
    await screen.findByRole('heading', { name: 'Odjavili ste se' });
    expect(api.queries(UNSUBSCRIBE)).toEqual([`?token=${LINK_TOKEN}`]);
  });

  it.each([CONFIRM_LINK, UNSUBSCRIBE_LINK])('%s says when it holds no more', async (link) => {
    fakeApi({ [CONFIRM]: INVALID_LINK, [UNSUBSCRIBE]: refusal(400, 'invalid-request') });
    await openPage(link);
    press(/^(Confirm|Unsubscribe)$/);
    await screen.findByRole('heading', { name: 'Link not valid' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('without a token is not valid', async () => {
    fakeApi();
    await openPage('/newsletter');
    await screen.findByRole('heading', { name: 'Link not valid' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [BROKEN, 'This could not be saved. Please try again.'],
    [refusal(429, 'too-many-requests'), 'Too many requests. Please try again later.'],
  ])('can be tried again after %j', async (response, text) => {
    const api = fakeApi({ [CONFIRM]: response });
    await openPage(CONFIRM_LINK);
    press('Confirm');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    api.set(CONFIRM, VALID);
    press('Confirm');
    await screen.findByRole('heading', { name: 'Newsletter confirmed' });
  });
});
