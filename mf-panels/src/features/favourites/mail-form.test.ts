import { ApiError } from '@suite/api-client';
import { describe, expect, it } from 'vitest';
import { initialMail, type MailForm, mailProblems, mailToSend, sendFailure } from './mail-form.ts';

const FORM: MailForm = { ...initialMail(null), emailAddress: 'ana@example.com' };

describe('a form', () => {
  it.each([
    [{}, []],
    [{ emailAddress: '' }, ['emailAddress']],
    [{ emailAddress: 'ana@' }, ['emailAddress']],
    [{ firstName: 'a'.repeat(25) }, []],
    [{ firstName: 'a'.repeat(26) }, ['firstName']],
    [{ lastName: 'a'.repeat(26) }, ['lastName']],
    [{ phoneNumber: '+381 11 123' }, []],
    [{ phoneNumber: '011/123' }, ['phoneNumber']],
    [{ note: 'a'.repeat(299) }, []],
    [{ note: 'a'.repeat(300) }, ['note']],
  ])('with %j has wrong %j', (part, expected) => {
    expect(Object.keys(mailProblems({ ...FORM, ...part }))).toEqual(expected);
  });

  it('is sent cut of space, with 00 for the plus', () => {
    const form = { ...FORM, emailAddress: ' ana@example.com ', phoneNumber: '+381 11', note: ' Hello ' };
    expect(mailToSend(form, [7, 9], 'rs')).toEqual({
      favoritesList: [7, 9],
      emailAddress: 'ana@example.com',
      firstName: '',
      lastName: '',
      phoneNumber: '00381 11',
      note: 'Hello',
      localeId: 'rs',
    });
  });

  it('begins with what the profile knows', () => {
    const profile = { id: 1, firstName: 'Ana', lastName: 'Savić', email: 'ana@example.com' };
    expect(initialMail(profile as never)).toMatchObject({
      firstName: 'Ana',
      emailAddress: 'ana@example.com',
    });
  });
});

it.each([
  [new Error('?'), 'sendFailed'],
  [new ApiError(500, 'x', 'x'), 'sendFailed'],
  [new ApiError(0, 'x', 'x'), 'sendOffline'],
  [new ApiError(404, 'x', 'x'), 'sendGone'],
  [new ApiError(429, 'x', 'x'), 'sendTooOften'],
  [new ApiError(400, 'x', 'x', { problems: [{ path: 'emailAddress', message: 'x' }] }), 'emailWrong'],
])('%s is told as %s', (error, expected) => {
  expect(sendFailure(error)).toBe(`panels.favourites.${expected}`);
});
