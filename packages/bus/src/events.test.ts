import { afterEach, expect, it, vi } from 'vitest';
import { emit, endSubscriptionsOf, subscribe } from './events.ts';

afterEach(() => vi.unstubAllGlobals());

it('brings an event with its payload to everyone who listens to it', () => {
  const [first, second, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
  const ends = [
    subscribe('mf-map@1', 'session:profile-failed', first),
    subscribe('mf-map@1', 'session:profile-failed', second),
    subscribe('mf-map@1', 'session:lost', elsewhere),
  ];
  emit('session:profile-failed', { status: 404 });
  for (const end of ends) end();
  expect(first.mock.calls).toEqual([[{ status: 404 }]]);
  expect(second.mock.calls).toEqual([[{ status: 404 }]]);
  expect(elsewhere).not.toHaveBeenCalled();
});

it.each([{}, { status: '404' }, null])('refuses a payload that is none of the event: %j', (payload) => {
  const listener = vi.fn();
  const end = subscribe('mf-map@1', 'session:profile-failed', listener);
  expect(() => emit('session:profile-failed', payload as never)).toThrow(TypeError);
  end();
  expect(listener).not.toHaveBeenCalled();
});

it('sends an event that nobody listens to nowhere', () => {
  expect(() => emit('session:lost', {})).not.toThrow();
});

it('ends a subscription and leaves the others', () => {
  const [ended, third] = [vi.fn(), vi.fn()];
  const end = subscribe('mf-map@1', 'session:profile-failed', ended);
  const endThird = subscribe('mf-map@1', 'session:profile-failed', third);
  end();
  end();
  emit('session:profile-failed', { status: 404 });
  endThird();
  expect(ended).not.toHaveBeenCalled();
  expect(third).toHaveBeenCalledTimes(1);
});

it('reports a listener that throws, and goes on to the next', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const error = new Error('broken listener');
  const next = vi.fn();
  const ends = [
    subscribe('mf-map@1', 'session:profile-failed', () => {
      throw error;
    }),
    subscribe('mf-map@1', 'session:profile-failed', next),
  ];
  emit('session:profile-failed', { status: 404 });
  for (const end of ends) end();
  expect(next).toHaveBeenCalledTimes(1);
  expect(report.mock.calls).toEqual([[error]]);
});

it('lets a listener end its own subscription while the event goes round', () => {
  const next = vi.fn();
  const once = vi.fn(() => endOnce());
  const endOnce = subscribe('mf-map@1', 'session:profile-failed', once);
  const endNext = subscribe('mf-map@1', 'session:profile-failed', next);
  emit('session:profile-failed', { status: 404 });
  emit('session:profile-failed', { status: 500 });
  endNext();
  expect(once).toHaveBeenCalledTimes(1);
  expect(next).toHaveBeenCalledTimes(2);
});

it('brings an event to nobody who began to listen while it went round', () => {
  const late = vi.fn();
  const ends: (() => void)[] = [];
  ends.push(
    subscribe('mf-map@1', 'session:profile-failed', () => {
      ends.push(subscribe('mf-map@1', 'session:profile-failed', late));
    }),
  );
  emit('session:profile-failed', { status: 404 });
  for (const end of ends) end();
  expect(late).not.toHaveBeenCalled();
});

it('ends the subscriptions of one owner, and no others', () => {
  const heard: string[] = [];
  for (const owner of ['shell', 'mf-map@1.0.0-aaaa', 'mf-map@2.0.0-bbbb']) {
    subscribe(owner, 'session:lost', () => heard.push(owner));
  }
  endSubscriptionsOf('mf-map@2.0.0-bbbb');
  emit('session:lost', {});
  for (const owner of ['shell', 'mf-map@1.0.0-aaaa']) endSubscriptionsOf(owner);
  expect(heard).toEqual(['shell', 'mf-map@1.0.0-aaaa']);
});
