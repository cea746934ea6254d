import { describe, expect, it } from 'vitest';
import { token } from './account.ts';
import { projectUser } from './project.ts';

const USER = {
  id: 5,
  firstName: 'Ana',
  lastName: 'Anić',
  email: 'ana@example.com',
  roles: [{ id: 4, name: 'user' }],
};

describe('people on a project', () => {
  it('have names, an address and roles, and neither user name nor times', () => {
    const profile = { ...USER, username: 'ana', createdAt: '2026-11-20T08:40:00.000Z' };
    expect(projectUser.parse(profile)).toEqual(USER);
    for (const key of Object.keys(USER)) {
      expect(projectUser.safeParse({ ...USER, [key]: undefined }).success).toBe(false);
    }
  });
});

describe('the answer of signing in', () => {
  it('is a token, not in the envelope', () => {
    expect(token.parse({ token: 'a.b.c' })).toEqual({ token: 'a.b.c' });
    expect(token.safeParse({ data: { token: 'a.b.c' } }).success).toBe(false);
  });
});
