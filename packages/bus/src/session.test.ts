import type { Notice } from '@suite/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { VISITOR } from './fixtures/visitor.ts';
import * as bus from './index.ts';

const NOTICE: Omit<Notice, 'id'> = {
  type: 'info',
  title: '',
  message: 'Saved',
  previousRoute: null,
  email: null,
};

beforeEach(() => bus.resetStores());

it('[R6.002] somebody is logged in when there is a profile', () => {
  expect(bus.$session.get()).toEqual({ kind: 'anonymous' });
  bus.noteRestoring();
  expect(bus.$session.get()).toEqual({ kind: 'restoring' });
  bus.setProfile(VISITOR);
  expect([bus.$session.get(), bus.$profile.get()?.id]).toEqual([{ kind: 'signed-in' }, 7]);
  bus.setProfile(null);
  expect([bus.$session.get(), bus.$profile.get()]).toEqual([{ kind: 'anonymous' }, null]);
});

describe('notices', () => {
  it('wait one behind the other, each with an id of its own, and go together', () => {
    bus.raiseNotice(NOTICE);
    bus.raiseNotice({ ...NOTICE, message: 'Sent' });
    const [first, second] = bus.$notices.get();
    expect([first?.message, second?.message]).toEqual(['Saved', 'Sent']);
    expect(first?.id).not.toBe(second?.id);
    bus.clearNotices();
    expect(bus.$notices.get()).toEqual([]);
  });

  it('are raised once', () => {
    bus.raiseNotice(NOTICE);
    bus.raiseNotice(NOTICE);
    expect(bus.$notices.get()).toHaveLength(1);
  });
});
