import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogues, plain } from './catalogues.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const english = catalogues('en');
const serbian = catalogues('sr');

/** Every sentence that the specification puts between quotation marks and a visitor reads. */
const QUOTED = [
  '404 Not Found',
  'This page could not be found',
  'An error occurred',
  'Home page',
  'Return to project map',
  'Privacy Policy',
  'Powered by',
  'Enable messages',
  'Enable hints',
  'Reject All',
  'Save Preferences',
  'Accept All',
  'Required',
  'E-mail is required',
  'Please enter a valid email address',
  'Maximum tax rate is 20%',
  'Minimum tax rate is 0%',
  'Passwords must match',
  'Min 8 characters',
  'E-mail must be valid',
  'Password is required',
  'Only numbers allowed',
  'Name must be less than 25 characters',
  'Password must be at least 8 characters long',
  'Add to favorites functionality is available only for registered users. Please login or register.',
  'Compare functionality is currently disabled.',
  'Error logging in, please try again later or contact support',
  'Error logging in. Unauthorized, please check your credentials.',
  'Error signing up, please try again later or contact support',
  "The email and password you entered don't match",
  'Successfully registered/logged in',
  'Error signing up, check if you already registered or contact support',
  'Successfully signed up. Please login to proceed.',
  'Password reset email has been sent',
  'Email address confirmation email has been sent',
  'The new password is saved',
  'The new project password is saved',
  'There are no packages set for this apartment',
  'You have successfully submitted your price request',
  'Email sent successfully!',
  'We do not guarantee the availability of units displayed',
  'Availability is not guaranteed',
  'Please rotate your phone for a better experience',
  "Couldn't find apartment",
] as const;

describe('[R8.023] what the specification quotes', () => {
  it.each(QUOTED)('"%s" is used word for word, and Serbian has its own', (text) => {
    const ids = Object.keys(english).filter((id) => plain(english[id] ?? '') === text);
    expect(ids).not.toEqual([]);
    for (const id of ids) {
      expect(serbian[id]).toBeTruthy();
      expect(serbian[id]).not.toBe(english[id]);
    }
  });

  it('is in the specification as it stands here', () => {
    const specification = readFileSync(path.join(ROOT, 'e2e/specification.txt'), 'utf8');
    const unquoted = QUOTED.filter((text) => !specification.includes(text));
    expect(unquoted).toEqual([]);
  });
});
