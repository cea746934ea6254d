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
const request = notice('wish', 'info');
const other = notice('other', 'error');

test.each([
  ['nothing', [], []],
  ['a login before its wish', [login, request], [login, request]],
  ['a wish that was quicker', [request, login], [login, request]],
  ['a login among others', [other, request, login], [login, other, request]],
  ['no login', [other, request], [other, request]],
])('%s', (_what, raised, told) => {
  expect(noticesInOrder(raised)).toEqual(told);
});
