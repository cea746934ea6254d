import { expect, it } from 'vitest';
import { linkTokenOf } from './link-token.ts';

it.each([
  ['#token=abc-_1', { token: 'abc-_1', first: false, unsubscribes: false }],
  ['#token=abc&first=1', { token: 'abc', first: true, unsubscribes: false }],
  ['#token=abc&first=0', { token: 'abc', first: false, unsubscribes: false }],
  ['#unsubscribe=abc', { token: 'abc', first: false, unsubscribes: true }],
  ['#unsubscribe=', null],
  ['', null],
  ['#', null],
  ['#token=', null],
  ['#first=1', null],
])('"%s" gives %j', (hash, link) => expect(linkTokenOf(hash)).toEqual(link));
