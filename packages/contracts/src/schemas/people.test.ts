import { describe, expect, it } from 'vitest';
import { ROLE_IDS } from '../codes.ts';
import { profile, role } from './people.ts';

const AT = '2026-11-20T08:40:00.000Z';
const PROFILE = {
  id: 5,
  firstName: 'Ana',
  lastName: 'Anić',
  email: 'ana@example.com',
  username: 'ana',
  createdAt: AT,
  updatedAt: AT,
  roles: [{ id: 4, name: 'user' }],
};

describe('a profile', () => {
  it('[R3.016] has id, names, address, user name, times and roles', () => {
    expect(profile.parse(PROFILE)).toEqual(PROFILE);
    expect(profile.parse({ ...PROFILE, roles: [] }).roles).toEqual([]);
  });

  it.each(Object.keys(PROFILE))('[R3.016] is none without %s', (key) => {
    const { [key as keyof typeof PROFILE]: _, ...rest } = PROFILE;
    expect(profile.safeParse(rest).success).toBe(false);
  });

  it.each([
    ['id', 0],
    ['firstName', null],
    ['createdAt', '20.11.2026.'],
    ['updatedAt', 1_795_000_000],
    ['roles', 'user'],
    ['roles', [{ id: 4 }]],
  ])('is none with %s as %j', (key, value) => {
    expect(profile.safeParse({ ...PROFILE, [key]: value }).success).toBe(false);
  });

  it('gives nothing else away, not even when the server has it', () => {
    expect(profile.parse({ ...PROFILE, passwordHash: 'x' })).toEqual(PROFILE);
  });
});

describe('roles', () => {
  it.each(Object.entries(ROLE_IDS))('knows %s', (name, id) => {
    expect(role.parse({ id, name })).toEqual({ id, name });
  });

  it('knows no other', () => {
    expect(role.safeParse({ id: 6, name: 'owner' }).success).toBe(false);
  });
});
