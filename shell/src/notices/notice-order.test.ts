import type { Notice } from '@suite/contracts';
import { expect, test } from 'vitest';
import { noticesInOrder } from './notice-order.ts';

const notice = (id: string, type: Notice['type']): Notice => ({
  id,
  type,
  title: '',
  message: id,
  previousRoute: null,
  email: null,
});
const login = notice('login', 'signed-in');
const wish = notice('wish', 'info');
const other = notice('other', 'error');

test.each([
  ['nothing', [], []],
  ['a login before its wish', [login, wish], [login, wish]],
  ['a wish that was quicker', [wish, login], [login, wish]],
  ['a login among others', [other, wish, login], [login, other, wish]],
  ['no login', [other, wish], [other, wish]],
])('%s', (_what, raised, told) => {
  expect(noticesInOrder(raised)).toEqual(told);
});
