import { ApiError } from '@suite/api-client';
import { describe, expect, it } from 'vitest';
import { knownValues, type MailValues, mailToSend, sendErrorMessageId } from './mail-form.ts';

const VALUES: MailValues = {
  emailAddress: 'ana@example.com',
  firstName: '',
  lastName: '',
  phoneNumber: '00381 11',
  note: 'Hello',
  website: '',
};

describe('a message', () => {
  it('has the units, the texts and the language', () => {
    expect(mailToSend(VALUES, [7, 9], 'rs')).toEqual({
      favoritesList: [7, 9],
      emailAddress: 'ana@example.com',
      firstName: '',
      lastName: '',
      phoneNumber: '00381 11',
      note: 'Hello',
      localeId: 'rs',
    });
  });

  it('has what a robot filled in', () => {
    expect(mailToSend({ ...VALUES, website: 'spam.example' }, [7], 'en').website).toBe('spam.example');
  });

  it('begins with what the profile knows', () => {
    const profile = { id: 1, firstName: 'Ana', lastName: 'Savić', email: 'ana@example.com' };
    expect(knownValues(profile as never)).toEqual({
      firstName: 'Ana',
      lastName: 'Savić',
      emailAddress: 'ana@example.com',
    });
    expect(knownValues(null)).toEqual({});
  });
});

it.each([
  [new Error('?'), 'sendFailed'],
  [new ApiError(500, 'x', 'x'), 'sendFailed'],
  [new ApiError(0, 'x', 'x'), 'sendOffline'],
  [new ApiError(404, 'x', 'x'), 'sendGone'],
  [new ApiError(429, 'x', 'x'), 'sendTooOften'],
])('%s is said as %s', (error, expected) => {
  expect(sendErrorMessageId(error)).toBe(`panels.favourites.${expected}`);
});
