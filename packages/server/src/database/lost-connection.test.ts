import { expect, it } from 'vitest';
import { RequestError } from '../errors.ts';
import { isLostConnection } from './lost-connection.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

it.each([
  ['refused', withCode('ECONNREFUSED'), true],
  ['reset', withCode('ECONNRESET'), true],
  ['no such host', withCode('ENOTFOUND'), true],
  ['ended by an administrator', withCode('57P01'), true],
  ['ended by a crash', withCode('57P02'), true],
  ['starting', withCode('57P03'), true],
  ['connection failure', withCode('08006'), true],
  ['too many connections', withCode('53300'), true],
  ['ended in the middle', new Error('Connection terminated unexpectedly'), true],
  ['ended while connecting', new Error('Connection terminated due to connection timeout'), true],
  ['no place in the pool', new Error('timeout exceeded when trying to connect'), true],
  ['of a broken client', new Error('Client has encountered a connection error and is not queryable'), true],
  ['cancelled', withCode('57014'), false],
  ['unique', withCode('23505', 'Connection terminated'), false],
  ['syntax', withCode('42601'), false],
  ['out of memory', withCode('53200'), false],
  ['a refusal', new RequestError(404, 'not-found', 'Connection terminated'), false],
  ['some error', new Error('The connection was no good idea'), false],
  ['no error', 'ECONNREFUSED', false],
])('an error that is %s: %o is a lost connection: %s', (_what, error, isLost) => {
  expect(isLostConnection(error)).toBe(isLost);
});
