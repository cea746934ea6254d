import { describe, expect, it } from 'vitest';
import {
  confirmationRule,
  emailRule,
  knownPasswordRule,
  nameRule,
  newPasswordRule,
  personRule,
  profilePasswordRule,
  wrongOf,
} from './rules.ts';

describe('an address', () => {
  it.each([
    ['ana@example.com', undefined],
    [' ana@example.com ', undefined],
    ['ana.anić+x@mail.example.co.rs', undefined],
    ['', 'common.required'],
    ['   ', 'common.required'],
    ['ana', 'account.rule.email'],
    ['ana@', 'account.rule.email'],
    ['ana@example', 'account.rule.email'],
    ['ana@example.', 'account.rule.email'],
    ['ana@@example.com', 'account.rule.email'],
    ['ana anic@example.com', 'account.rule.email'],
  ])('"%s" gives %s', (typed, rule) => expect(emailRule(typed)).toBe(rule));

  it.each([
    ['ana', undefined],
    ['ana@example.com', undefined],
    ['ana@', 'account.rule.email'],
    [' ', 'common.required'],
  ])('or user name "%s" gives %s', (typed, rule) => expect(personRule(typed)).toBe(rule));
});

describe('a password', () => {
  it.each([
    [0, 'account.rule.password-required', undefined],
    [7, 'account.rule.password-min', 'account.rule.profile-password-min'],
    [8, undefined, undefined],
    [128, undefined, undefined],
    [129, 'account.rule.password-max', 'account.rule.password-max'],
  ])('of %i characters gives %s, in the profile %s', (length, rule, inProfile) => {
    expect(newPasswordRule('x'.repeat(length))).toBe(rule);
    expect(profilePasswordRule('x'.repeat(length))).toBe(inProfile);
  });

  it('that is known already has to be there only', () => {
    expect(knownPasswordRule('')).toBe('account.rule.password-required');
    expect(knownPasswordRule('x')).toBeUndefined();
  });

  it.each([
    ['longenough', 'longenough', undefined],
    ['longenough', 'longenougH', 'account.rule.passwords-match'],
    ['longenough', 'longenough ', 'account.rule.passwords-match'],
    ['longenough', '', 'common.required'],
    ['', '', 'common.required'],
    ['', 'x', 'account.rule.passwords-match'],
  ])('"%s" repeated as "%s" gives %s', (password, confirmation, rule) =>
    expect(confirmationRule(password, confirmation)).toBe(rule),
  );
});

describe('a name', () => {
  it.each([
    ['', 'common.required'],
    ['  ', 'common.required'],
    ['x'.repeat(25), undefined],
    [` ${'x'.repeat(25)} `, undefined],
    ['x'.repeat(26), 'account.rule.name-max'],
  ])('"%s" gives %s', (typed, rule) => expect(nameRule(typed)).toBe(rule));
});

it('names the fields with which something is wrong, and no others', () => {
  expect(wrongOf({ email: undefined, password: 'account.rule.password-min' })).toEqual({
    password: 'account.rule.password-min',
  });
});
