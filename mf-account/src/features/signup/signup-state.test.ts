import { describe, expect, it } from 'vitest';
import { $signup, nextSignup, noteSignup, resetSignup, type SignupEvent } from './signup-state.ts';

const SENT: SignupEvent = { kind: 'sent', email: 'ana@example.com' };
const ACCEPTED: SignupEvent = { kind: 'accepted' };
const MAILED: SignupEvent = { kind: 'mailed' };
const FAILED: SignupEvent = { kind: 'failed' };

describe('[R4.038] the signup', () => {
  it.each([
    [[], 'start'],
    [[SENT], 'in-progress'],
    [[SENT, ACCEPTED], 'sending-email'],
    [[SENT, ACCEPTED, MAILED], 'complete'],
    [[SENT, FAILED], 'error'],
    [[SENT, ACCEPTED, FAILED], 'error'],
    [[SENT, FAILED, SENT], 'in-progress'],
    [[ACCEPTED], 'start'],
    [[MAILED], 'start'],
    [[FAILED], 'start'],
    [[SENT, MAILED], 'in-progress'],
    [[SENT, ACCEPTED, MAILED, FAILED], 'complete'],
  ])('after %j is %s', (events, status) => {
    expect(events.reduce(nextSignup, { status: 'start', email: '' }).status).toBe(status);
  });

  it('that is under way is not begun again', () => {
    const under = nextSignup({ status: 'start', email: '' }, SENT);
    expect(nextSignup(under, { kind: 'sent', email: 'eve@example.com' })).toBe(under);
  });
});

it('[R4.039] starts with empty fields again when it was completed', () => {
  for (const event of [SENT, ACCEPTED, MAILED]) noteSignup(event);
  expect($signup.get()).toEqual({ status: 'complete', email: 'ana@example.com' });
  resetSignup();
  expect($signup.get()).toEqual({ status: 'start', email: '' });
});
