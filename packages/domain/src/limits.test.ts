import { expect, it } from 'vitest';
import * as limits from './limits.ts';

it('[R9.012] the limits are those of the specification', () => {
  expect({ ...limits }).toEqual({
    COMPARE_LIMIT: 4,
    INTEREST_RATE: { min: 0, max: 20, step: 0.1, initial: 0 },
    LOAN_TERM_YEARS: { min: 5, max: 35, initial: 15 },
    DOWN_PAYMENT_PERCENT: { min: 0, max: 80, initial: 20 },
  });
});
