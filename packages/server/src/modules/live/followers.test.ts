import { expect, it } from 'vitest';
import { type Follower, Followers } from './followers.ts';

const follower = (address: string): Follower => ({
  address,
  knownId: null,
  mayFollow: async () => true,
  write: () => undefined,
  end: () => undefined,
});

it('take one IPv6 network for one visitor', () => {
  const followers = new Followers({ ofProcess: 100, ofAddress: 2 });
  const [first, second] = [follower('2001:db8::1'), follower('2001:db8::2')];
  followers.add(1, first);
  followers.add(2, second);
  expect(() => followers.checkRoom('2001:db8::3')).toThrow(/^Too many pages of your address/);
  followers.checkRoom('2001:db8:0:1::3');
  followers.remove(1, first);
  followers.checkRoom('2001:db8::3');
});
