import { expect, it } from 'vitest';
import { type Follower, Followers } from './followers.ts';

const follower = (address: string, visitor: string | null = null): Follower => ({
  address,
  visitor,
  knownId: null,
  mayFollow: async () => true,
  write: () => undefined,
  end: () => undefined,
});

it('take one IPv6 network for one visitor', () => {
  const followers = new Followers({ ofProcess: 100, ofVisitor: 2, ofAddress: 100 });
  const [first, second] = [follower('2001:db8::1'), follower('2001:db8::2')];
  followers.add(1, first);
  followers.add(2, second);
  expect(() => followers.checkRoom(follower('2001:db8::3'))).toThrow(/^Too many of your pages/);
  followers.checkRoom(follower('2001:db8:0:1::3'));
  followers.remove(1, first);
  followers.checkRoom(follower('2001:db8::3'));
});

it('let each browser behind one address have its own, until the address has too many', () => {
  const followers = new Followers({ ofProcess: 100, ofVisitor: 1, ofAddress: 3 });
  const pages = ['a', 'b', 'c'].map((visitor) => follower('10.0.0.1', visitor));
  for (const page of pages) {
    followers.checkRoom(page);
    followers.add(1, page);
  }
  expect(() => followers.checkRoom(follower('10.0.0.2', 'a'))).toThrow(/^Too many of your pages/);
  expect(() => followers.checkRoom(follower('10.0.0.1', 'd'))).toThrow(/^Too many pages of your address/);
  for (const page of pages) followers.remove(1, page);
  expect(followers.count).toBe(0);
  followers.checkRoom(follower('10.0.0.1', 'd'));
});
