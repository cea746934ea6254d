import { FIELD_BOUNDARIES, type FieldBoundary, whereOptional } from '@suite/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { operations } from './operations.ts';

const TOKEN = 'A'.repeat(43);
const PASSWORD = 'longenough';
const PRICE_REQUEST = {
  apartmentId: 304,
  emailAddress: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Anić',
  consentToPrivacyPolicy: true,
};
const FAVORITES = { favoritesList: [304], emailAddress: 'ana@example.com' };
const NAMES = { firstName: 'Ana', lastName: 'Anić' };
const { personName, emailAddress, phoneNumber, note, newPassword } = FIELD_BOUNDARIES;
const person = FIELD_BOUNDARIES.emailAddressOrUserName;
const optionalName = whereOptional(personName);

/** Every operation with the field, a body that it takes, and the field's table. */
const CASES: readonly (readonly [z.ZodType, string, object, string, readonly FieldBoundary[]])[] = [
  [operations.askForPrice.body, 'askForPrice', PRICE_REQUEST, 'firstName', personName],
  [operations.askForPrice.body, 'askForPrice', PRICE_REQUEST, 'lastName', personName],
  [operations.askForPrice.body, 'askForPrice', PRICE_REQUEST, 'emailAddress', emailAddress],
  [operations.askForPrice.body, 'askForPrice', PRICE_REQUEST, 'phoneNumber', phoneNumber],
  [operations.askForPrice.body, 'askForPrice', PRICE_REQUEST, 'note', note],
  [operations.sendFavorites.body, 'sendFavorites', FAVORITES, 'firstName', optionalName],
  [operations.sendFavorites.body, 'sendFavorites', FAVORITES, 'lastName', optionalName],
  [operations.sendFavorites.body, 'sendFavorites', FAVORITES, 'emailAddress', emailAddress],
  [operations.sendFavorites.body, 'sendFavorites', FAVORITES, 'phoneNumber', phoneNumber],
  [operations.sendFavorites.body, 'sendFavorites', FAVORITES, 'note', note],
  [operations.sendFavoritesFromApp.body, 'sendFavoritesFromApp', FAVORITES, 'note', note],
  [operations.signUp.body, 'signUp', { password: PASSWORD }, 'email', emailAddress],
  [operations.signUp.body, 'signUp', { email: 'ana@example.com' }, 'password', newPassword],
  [operations.sendConfirmation.body, 'sendConfirmation', {}, 'email', emailAddress],
  [operations.logIn.body, 'logIn', { password: PASSWORD }, 'email', person],
  [operations.logIn.body, 'logIn', { password: PASSWORD }, 'username', person],
  [operations.resetPassword.body, 'resetPassword', {}, 'email', person],
  [operations.resetPassword.body, 'resetPassword', {}, 'username', person],
  [operations.resetPassword.body, 'resetPassword', { token: TOKEN }, 'password', newPassword],
  [operations.setPassword.body, 'setPassword', { token: TOKEN }, 'password', newPassword],
  [operations.updatePassword.body, 'updatePassword', {}, 'password', newPassword],
  [operations.setProjectPassword.body, 'setProjectPassword', { projectId: 1 }, 'password', newPassword],
  [operations.updateProfile.body, 'updateProfile', NAMES, 'firstName', personName],
  [operations.updateProfile.body, 'updateProfile', NAMES, 'lastName', personName],
];

describe.each(CASES)('the body of $1, $3', (schema, _name, body, field, boundaries) => {
  it.each(boundaries)('$what: $error', ({ typed, error, sent }) => {
    const result = schema.safeParse({ ...body, [field]: typed });
    expect(result.success).toBe(error === null);
    if (result.success) expect(result.data).toMatchObject({ [field]: sent ?? typed });
  });
});

it.each([
  ['required', { firstName: ' ' }, 'must not be empty'],
  ['too-long', { firstName: 'x'.repeat(26) }, 'must have at most 25 characters'],
  ['invalid', { firstName: 'A\u0007' }, 'must have no control characters'],
  ['invalid', { phoneNumber: '+381' }, 'must have only numbers and spaces'],
  ['invalid', { emailAddress: 'ana' }, 'must be an e-mail address'],
])('the server says what is %s with %j', (_code, part, sentence) => {
  const issues = operations.askForPrice.body.safeParse({ ...PRICE_REQUEST, ...part }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    [Object.keys(part)[0], sentence],
  ]);
});
