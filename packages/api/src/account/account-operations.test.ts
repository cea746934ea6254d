import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { operations } from '../operations.ts';

const TOKEN = 'A'.repeat(43);
const PASSWORD = 'long enough';
const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('signing in', () => {
  it.each([
    [{ email: 'ana@example.com', password: 'x' }, true],
    [{ username: 'ana', password: 'x' }, true],
    [{ username: 'a'.repeat(254), password: 'x'.repeat(1024) }, true],
    [{ username: 'a'.repeat(255), password: 'x' }, false],
    [{ username: 'ana', password: 'x'.repeat(1025) }, false],
    [{ username: '', password: 'x' }, false],
    [{ username: 'ana', password: '' }, false],
    [{ password: 'x' }, false],
    [{ email: 'ana@example.com' }, false],
    [{ email: 'ana@example.com', username: 'ana', password: 'x' }, false],
    [{ email: 'ana@example.com', password: 'x', role: 'super_admin' }, false],
    [{ email: { $ne: null }, password: 'x' }, false],
    [['ana', 'x'], false],
    [null, false],
  ])('with %j is taken: %s', (body, accepted) => {
    expect(accepts(operations.logIn.body, body)).toBe(accepted);
  });
});

describe('signing up', () => {
  const full = { email: 'ana@example.com', password: PASSWORD, localization: 'rs' };

  it('[R3.017] takes an address and a language, English when none is said', () => {
    expect(operations.signUp.body.parse(full)).toEqual(full);
    const { localization: _, ...minimal } = full;
    expect(operations.signUp.body.parse(minimal)).toEqual({ ...minimal, localization: 'en' });
  });

  it.each([
    ['email', 'ana'],
    ['email', undefined],
    ['password', 'x'.repeat(7)],
    ['password', 'x'.repeat(129)],
    ['password', undefined],
    ['localization', 'de'],
    ['role', 'super_admin'],
    ['roles', [1]],
  ])('[R3.017] is refused with %s as %j', (key, value) => {
    expect(accepts(operations.signUp.body, { ...full, [key]: value })).toBe(false);
  });
});

describe('the own account', () => {
  const names = { firstName: 'Ana', lastName: 'Anić' };

  it.each([
    [names, true],
    [{ firstName: 'x'.repeat(25), lastName: 'y'.repeat(25) }, true],
    [{ ...names, firstName: 'x'.repeat(26) }, false],
    [{ ...names, lastName: 'x'.repeat(26) }, false],
    [{ ...names, lastName: '' }, false],
    [{ firstName: 'Ana' }, false],
    [{ ...names, email: 'eve@example.com' }, false],
    [{ ...names, roles: [{ id: 1, name: 'super_admin' }] }, false],
  ])('with the names %j is changed: %s', (body, accepted) => {
    expect(accepts(operations.updateProfile.body, body)).toBe(accepted);
  });

  it.each([
    [{ password: PASSWORD }, true],
    [{ password: PASSWORD, currentPassword: 'x' }, true],
    [{ password: PASSWORD, currentPassword: '' }, false],
    [{ password: 'x'.repeat(7) }, false],
    [{ password: 'x'.repeat(8) }, true],
    [{ password: 'x'.repeat(128) }, true],
    [{ password: 'x'.repeat(129) }, false],
    [{ password: PASSWORD, userId: 1 }, false],
  ])('gets a new password by %j: %s', (body, accepted) => {
    expect(accepts(operations.updatePassword.body, body)).toBe(accepted);
    const ofProject = { projectId: 1, ...body };
    expect(accepts(operations.setProjectPassword.body, ofProject)).toBe(accepted);
  });

  it.each([undefined, 0, '1'])('gets no password for the project %j', (projectId) => {
    expect(accepts(operations.setProjectPassword.body, { projectId, password: PASSWORD })).toBe(false);
  });

  it('is deleted with the password only', () => {
    expect(accepts(operations.deleteAccount.body, { currentPassword: 'x' })).toBe(true);
    expect(accepts(operations.deleteAccount.body, {})).toBe(false);
  });
});

describe('links by mail', () => {
  it.each([
    [{ token: TOKEN }, true],
    [{ token: 'A'.repeat(42) }, false],
    [{ token: TOKEN, email: 'ana@example.com' }, false],
    [{}, false],
  ])('%j is checked: %s', (body, accepted) => {
    expect(accepts(operations.confirmEmail.body, body)).toBe(accepted);
    expect(accepts(operations.verifyPasswordReset.body, body)).toBe(accepted);
  });

  it.each([
    [{ token: TOKEN, password: PASSWORD }, true],
    [{ email: 'ana@example.com' }, true],
    [{ email: 'ana@example.com', localeId: 'rs' }, true],
    [{ username: 'ana' }, true],
    [{ token: TOKEN }, false],
    [{ password: PASSWORD }, false],
    [{ token: TOKEN, password: 'x'.repeat(7) }, false],
    [{ token: TOKEN, password: PASSWORD, email: 'ana@example.com' }, false],
    [{ email: '' }, false],
    [{}, false],
  ])('%j resets a password: %s', (body, accepted) => {
    expect(accepts(operations.resetPassword.body, body)).toBe(accepted);
  });

  it.each([
    [{ token: TOKEN, password: PASSWORD }, true],
    [{ token: TOKEN, password: 'x'.repeat(7) }, false],
    [{ password: PASSWORD }, false],
  ])('%j sets a first password: %s', (body, accepted) => {
    expect(accepts(operations.setPassword.body, body)).toBe(accepted);
  });

  it('go out in English when no language is said', () => {
    const body = { email: 'ana@example.com' };
    expect(operations.sendConfirmation.body.parse(body)).toEqual({ ...body, localeId: 'en' });
    expect(accepts(operations.sendConfirmation.body, { email: 'ana' })).toBe(false);
    expect(accepts(operations.sendConfirmation.body, { ...body, localeId: 'sr' })).toBe(false);
  });
});

describe('what a person may do', () => {
  it.each([
    [{ resource: 'price', permission: 'read' }, true],
    // What is unknown is asked for and denied, not refused.
    [{ resource: 'moon', permission: 'fly' }, true],
    [{ resource: 'x'.repeat(50), permission: 'read' }, true],
    [{ resource: 'x'.repeat(51), permission: 'read' }, false],
    [{ resource: '', permission: 'read' }, false],
    [{ resource: 'price' }, false],
    [{ permission: 'read' }, false],
    [{ resource: ['price', 'mail'], permission: 'read' }, false],
  ])('is asked by %j: %s', (query, accepted) => {
    expect(accepts(operations.isAllowed.query, query)).toBe(accepted);
  });

  it('is answered by yes or no', () => {
    expect(accepts(operations.isAllowed.response, { data: { allowed: false } })).toBe(true);
    expect(accepts(operations.isAllowed.response, { data: {} })).toBe(false);
  });
});

describe('a medium of a person', () => {
  it.each([
    [{}, true],
    [{ name: 'Contract' }, true],
    [{ name: 'x'.repeat(100) }, true],
    [{ name: 'x'.repeat(101) }, false],
    [{ name: '' }, false],
    [{ name: '../a\nb' }, false],
  ])('with %j beside it is taken: %s', (form, accepted) => {
    expect(accepts(operations.addUserMedia.form, form)).toBe(accepted);
  });
});
