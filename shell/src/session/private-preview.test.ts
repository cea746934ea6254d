import { describe, expect, it } from 'vitest';
import { PREVIEW_WAIT_MS, shouldRedirectToLogin } from './private-preview.ts';

const FACTS = {
  isPrivate: true,
  host: 'homes.example.com',
  profileId: null,
  ownerUserId: 1,
  route: 'map',
} as const;

describe('[R6.009] a project in private preview', () => {
  it.each([
    ['a stranger on a production host', {}, true],
    ['another user', { profileId: 2 }, true],
    ['the owner', { profileId: 1 }, false],
    ['user 1 of an organisation with another owner', { profileId: 1, ownerUserId: 2 }, true],
    ['its owner', { profileId: 2, ownerUserId: 2 }, false],
    ['a guest where nobody is the owner', { ownerUserId: null }, true],
    ['who is at the login already', { route: 'login' as const }, false],
    ['who is nowhere', { route: null }, true],
    ['a developer', { host: 'localhost' }, false],
    ['a developer by address', { host: '127.0.0.1' }, false],
    ['a host in the office', { host: 'show.local' }, false],
    ['visitors while it is off, which it is at first', { isPrivate: false }, false],
  ])('%s', (_who, change, expected) => {
    expect(shouldRedirectToLogin({ ...FACTS, ...change })).toBe(expected);
  });

  it('leads there after two seconds', () => {
    expect(PREVIEW_WAIT_MS).toBe(2000);
  });
});
