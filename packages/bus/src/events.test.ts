import { afterEach, expect, it, vi } from 'vitest';
import { emit, endSubscriptionsOf, subscribe } from './events.ts';

afterEach(() => vi.unstubAllGlobals());

it('brings an event with its payload to everyone who listens to it', () => {
  const [first, second, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
  const ends = [
    subscribe('mf-map:project-chosen', first),
    subscribe('mf-map:project-chosen', second),
    subscribe('mf-building:building-shown', elsewhere),
  ];
  emit('mf-map:project-chosen', { projectId: 4 });
  for (const end of ends) end();
  expect(first.mock.calls).toEqual([[{ projectId: 4 }]]);
  expect(second.mock.calls).toEqual([[{ projectId: 4 }]]);
  expect(elsewhere).not.toHaveBeenCalled();
});

it('sends an event that nobody listens to nowhere', () => {
  expect(() => emit('mf-apartment:apartment-shown', { apartmentId: 1 })).not.toThrow();
});

it('ends a subscription and leaves the others', () => {
  const [ended, kept] = [vi.fn(), vi.fn()];
  const end = subscribe('mf-map:project-chosen', ended);
  const endKept = subscribe('mf-map:project-chosen', kept);
  end();
  end();
  emit('mf-map:project-chosen', { projectId: 4 });
  endKept();
  expect(ended).not.toHaveBeenCalled();
  expect(kept).toHaveBeenCalledTimes(1);
});

it('reports a listener that throws, and goes on to the next', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const failure = new Error('broken listener');
  const next = vi.fn();
  const ends = [
    subscribe('mf-map:project-chosen', () => {
      throw failure;
    }),
    subscribe('mf-map:project-chosen', next),
  ];
  emit('mf-map:project-chosen', { projectId: 4 });
  for (const end of ends) end();
  expect(next).toHaveBeenCalledTimes(1);
  expect(report.mock.calls).toEqual([[failure]]);
});

it('lets a listener end its own subscription while the event goes round', () => {
  const next = vi.fn();
  const once = vi.fn(() => endOnce());
  const endOnce = subscribe('mf-map:project-chosen', once);
  const endNext = subscribe('mf-map:project-chosen', next);
  emit('mf-map:project-chosen', { projectId: 4 });
  emit('mf-map:project-chosen', { projectId: 5 });
  endNext();
  expect(once).toHaveBeenCalledTimes(1);
  expect(next).toHaveBeenCalledTimes(2);
});

it('brings an event to nobody who began to listen while it went round', () => {
  const late = vi.fn();
  const ends: (() => void)[] = [];
  ends.push(
    subscribe('mf-map:project-chosen', () => {
      ends.push(subscribe('mf-map:project-chosen', late));
    }),
  );
  emit('mf-map:project-chosen', { projectId: 4 });
  for (const end of ends) end();
  expect(late).not.toHaveBeenCalled();
});

it('ends the subscriptions that scripts of one folder made, and no others', () => {
  const heard: string[] = [];
  for (const version of ['1.0.0-aaaa', '2.0.0-bbbb']) {
    const stack = `Error\n at f (http://localhost/r/mf-map/${version}/assets/a.js:1:2)`;
    vi.stubGlobal(
      'Error',
      class {
        readonly stack = stack;
      },
    );
    subscribe('session:lost', () => heard.push(version));
    vi.unstubAllGlobals();
  }
  endSubscriptionsOf('/r/mf-map/2.0.0-bbbb/');
  emit('session:lost', {});
  expect(heard).toEqual(['1.0.0-aaaa']);
});
