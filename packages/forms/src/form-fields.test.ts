import { optional, SIGN_UP_FIELDS, UPDATE_PROFILE_FIELDS } from '@suite/contracts/fields';
import { describe, expect, it } from 'vitest';
import { checkForm, emptyValues, type FormFields, valuesToSend } from './form-fields.ts';

const SIGN_UP: FormFields = { ...SIGN_UP_FIELDS, confirmation: { kind: 'repeat', of: 'password' } };
const CONSENTS: FormFields = {
  consent: { kind: 'tick', required: true },
  newsletter: { kind: 'tick', required: false },
};

describe('a form', () => {
  it('names what is wrong in the order of its fields', () => {
    expect(Object.entries(checkForm(SIGN_UP, emptyValues(SIGN_UP)))).toEqual([
      ['email', 'required'],
      ['password', 'required'],
      ['confirmation', 'required'],
    ]);
  });

  it.each([
    ['longenough', 'longenough', undefined],
    ['longenough', 'longenougH', 'mismatch'],
    ['longenough', 'longenough ', 'mismatch'],
    ['longenough', '', 'required'],
    ['', '', 'required'],
    ['', 'x', 'mismatch'],
  ])('the password "%s" repeated as "%s": %s', (password, confirmation, error) => {
    expect(checkForm(SIGN_UP, { email: 'ana@example.com', password, confirmation }).confirmation).toBe(error);
  });

  it('asks nothing of a password that may be left empty, nor of its confirmation', () => {
    const fields = {
      ...SIGN_UP,
      email: optional(SIGN_UP_FIELDS.email),
      password: optional(SIGN_UP_FIELDS.password),
    };
    expect(checkForm(fields, emptyValues(fields))).toEqual({});
  });

  it('waits for the ticks that it needs', () => {
    expect(checkForm(CONSENTS, emptyValues(CONSENTS))).toEqual({ consent: 'required' });
    expect(checkForm(CONSENTS, { consent: true, newsletter: false })).toEqual({});
  });

  it('sends texts normalized, passwords and ticks as they are', () => {
    const values = { firstName: ' Ane\u0301 ', lastName: 'A\u200Bnić' };
    expect(valuesToSend(UPDATE_PROFILE_FIELDS, values)).toEqual({ firstName: 'Ané', lastName: 'Anić' });
    expect(
      valuesToSend(
        { ...SIGN_UP, ...CONSENTS },
        { email: ' ana@example.com', password: ' x ', consent: true, newsletter: false },
      ),
    ).toEqual({
      email: 'ana@example.com',
      password: ' x ',
      confirmation: '',
      consent: true,
      newsletter: false,
    });
  });
});
