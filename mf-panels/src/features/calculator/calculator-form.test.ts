import { calculateLoan } from '@suite/domain';
import { describe, expect, it } from 'vitest';
import {
  initialForm,
  loanOf,
  possibleSteps,
  rateError,
  steppedRate,
  writtenPrice,
} from './calculator-form.ts';

it('starts with 20 percent down, 15 years and 0 percent interest', () => {
  expect(initialForm(250_000)).toEqual({
    price: '250,000',
    downPaymentPercent: 20,
    years: 15,
    interestRate: '0',
  });
  expect(initialForm(null).price).toBe('');
});

it.each([
  ['250000', '250,000'],
  ['250,000', '250,000'],
  ['250.000', '250,000'],
  ['1.250.000 €', '1,250,000'],
  ['250 000', '250,000'],
  ['1234.5', '1,235'],
  ['0x10', '0x10'],
  ['1e6', '1e6'],
  ['', ''],
  ['many', 'many'],
])('the price %j is written %j', (text, expected) => {
  expect(writtenPrice(text)).toBe(expected);
});

describe('the interest rate', () => {
  it.each([
    ['0', null],
    ['20', null],
    ['4,2', null],
    ['20.1', 'too-high'],
    ['21', 'too-high'],
    ['-0.1', 'too-low'],
    ['', 'not-a-number'],
    ['x', 'not-a-number'],
  ])('%j: %j', (text, expected) => {
    expect(rateError(text)).toBe(expected);
  });

  it.each([
    ['0', 1, '0.1'],
    ['0', -1, '0'],
    ['0.1', -1, '0'],
    ['0.2', 1, '0.3'],
    ['4,2', 1, '4.3'],
    ['19.9', 1, '20'],
    ['20', 1, '20'],
    ['x', 1, '0.1'],
    ['25', -1, '20'],
  ] as const)('%j and a step of %d: %j', (text, steps, expected) => {
    expect(steppedRate(text, steps)).toBe(expected);
  });

  it.each([
    ['0', { less: false, more: true }],
    ['4.2', { less: true, more: true }],
    ['20', { less: true, more: false }],
  ])('at %j the steps are %j', (text, expected) => {
    expect(possibleSteps(text)).toEqual(expected);
  });
});

it.each([
  [{ price: '250,000' }, 1_111],
  [{ price: '250000', interestRate: '3,5' }, 1_430],
  [{ price: '250.000' }, 1_111],
  [{ price: '' }, 0],
  [{ price: 'x' }, 0],
  [{ price: '250000', interestRate: 'x' }, 0],
])('a form with %j gives %d € a month', (change, expected) => {
  expect(calculateLoan(loanOf({ ...initialForm(null), ...change })).monthlyPayment).toBe(expected);
});
