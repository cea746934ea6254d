import { ApiError } from '@suite/api-client';
import { describe, expect, it } from 'vitest';
import {
  linkError,
  loginError,
  mailError,
  newPasswordError,
  profileError,
  signOnError,
  signupError,
} from './errors.ts';

const refused = (status: number, code = 'no') => new ApiError(status, code, 'The sentence of the server');
const message = (id: string) => ({ kind: 'message', id });

describe('a failed login', () => {
  it.each([
    [refused(401, 'wrong-credentials'), 'account.login.mismatch'],
    [refused(401), 'account.login.unauthorized'],
    [refused(403), 'account.login.unauthorized'],
    [refused(500), 'account.login.failed'],
    [refused(503, 'busy'), 'account.login.failed'],
    [refused(429), 'account.login.failed'],
    [refused(0), 'account.login.failed'],
    [new TypeError('x'), 'account.login.failed'],
  ])('%s', (error, id) => expect(loginError(error)).toEqual(message(id)));
});

describe('a login at an organisation that failed', () => {
  it.each([
    [refused(401, 'sign-on-refused'), 'account.sign-on.refused'],
    [refused(401, 'unverified-email'), 'account.sign-on.unverified'],
    [refused(401, 'foreign-domain'), 'account.sign-on.foreign'],
    [refused(401, 'works-elsewhere'), 'account.sign-on.elsewhere'],
    [refused(404, 'not-found'), 'account.sign-on.gone'],
    [refused(502, 'sign-on-unavailable'), 'account.sign-on.unavailable'],
    [refused(429), 'account.too-often'],
    [refused(403), 'account.sign-on.failed'],
    [refused(0), 'account.sign-on.failed'],
    [new TypeError('x'), 'account.sign-on.failed'],
  ])('%s', (error, id) => expect(signOnError(error)).toEqual(message(id)));
});

describe('a failed signup', () => {
  it.each([
    [refused(400), 'account.signup.refused'],
    [refused(409), 'account.signup.refused'],
    [refused(429), 'account.signup.failed'],
    [refused(500), 'account.signup.failed'],
    [refused(0), 'account.signup.failed'],
  ])('%s', (error, id) => expect(signupError(error)).toEqual(message(id)));
});

it('says of a mail whether it was asked for too often', () => {
  expect(mailError(refused(429))).toEqual(message('account.too-often'));
  expect(mailError(refused(0))).toEqual(message('account.mail-failed'));
});

it('tells a link that holds no more from a call that failed', () => {
  expect(linkError(refused(400, 'invalid-link'))).toEqual(message('account.link.invalid'));
  expect(linkError(refused(500))).toEqual(message('account.not-saved'));
});

describe('a change of the account that failed', () => {
  it('gives the sentence of the server that refused it', () => {
    const sentence = 'The sentence of the server';
    expect(profileError(refused(403, 'project-session'))).toEqual({ kind: 'sentence', text: sentence });
  });

  it.each(['needed', 'wrong'])('leads to the current password that is %s', (what) => {
    const code = what === 'needed' ? 'password-needed' : 'wrong-password';
    expect(profileError(refused(403, code))).toEqual({
      ...message(`account.current-password.${what}`),
      field: 'currentPassword',
    });
  });

  it.each([refused(500), refused(0), refused(429), new TypeError('x')])('has our own words: %s', (error) => {
    expect(profileError(error)).toEqual(message('account.not-saved'));
  });
});

it.each([signupError, linkError, newPasswordError])(
  '%o leads to a password that others would try first',
  (errorOf) => {
    for (const why of ['common', 'guessable', 'breached'])
      expect(errorOf(refused(400, `${why}-password`))).toEqual({
        ...message(`account.rule.password-${why}`),
        field: 'password',
      });
  },
);

it('says of a new password what it says of any other change', () => {
  expect(newPasswordError(refused(403, 'wrong-password'))).toEqual(
    profileError(refused(403, 'wrong-password')),
  );
});
