import type { LoanTerms } from '@suite/contracts';
import { INTEREST_RATE, initialLoan, type Loan, parseDecimal, parsePrice } from '@suite/domain';

/** What stands in the fields of the calculator, as typed where it is typed. */
export interface CalculatorForm {
  readonly price: string;
  readonly downPaymentPercent: number;
  readonly years: number;
  readonly interestRate: string;
}

/** The terms of an offer, else the defaults of the specification §5; with the price where one is known. */
export function initialForm(price: number | null, terms: LoanTerms | null = null): CalculatorForm {
  const { downPaymentPercent, years, interestRate } = terms ?? initialLoan(price ?? 0);
  return {
    price: price === null ? '' : writtenPrice(String(price)),
    downPaymentPercent,
    years,
    interestRate: String(interestRate),
  };
}

const POINTS_APART = /^\d{1,3}(\.\d{3})+$/;

/**
 * A typed price in euros; null for what is none. Beside commas, as prices are written here, people set thousands apart
 * with points or spaces as at home, and copy the sign along: `250.000` is no 250 euros.
 */
export function typedPrice(text: string): number | null {
  const digits = text.replaceAll(/[\s€]/g, '');
  const plain = POINTS_APART.test(digits) ? digits.replaceAll('.', '') : digits;
  return /^[\d.,]+$/.test(plain) ? parsePrice(plain) : null;
}

/** A price as it is written when nobody is typing: with its thousands apart; what is no price stays as it is. */
export function writtenPrice(text: string): string {
  const price = typedPrice(text);
  return price === null ? text : price.toLocaleString('en-US', { maximumFractionDigits: 0 });
}

export type RateError = 'too-high' | 'too-low' | 'not-a-number';

/** What is wrong with a typed rate: above 20, below 0, or no number (specification §5); null when it may stand. */
export function rateError(text: string): RateError | null {
  const rate = parseDecimal(text);
  if (rate === null) return 'not-a-number';
  if (rate > INTEREST_RATE.max) return 'too-high';
  return rate < INTEREST_RATE.min ? 'too-low' : null;
}

/** The rate one step of 0.1 away, within its bounds; a rate that is no number starts again at its default. */
export function steppedRate(text: string, steps: 1 | -1): string {
  const rate = parseDecimal(text) ?? INTEREST_RATE.initial;
  const next = Math.round((rate + steps * INTEREST_RATE.step) / INTEREST_RATE.step) * INTEREST_RATE.step;
  const bounded = Math.min(INTEREST_RATE.max, Math.max(INTEREST_RATE.min, next));
  return String(Math.round(bounded * 10) / 10);
}

/** Which steps are possible: not below 0, not above 20. */
export function possibleSteps(text: string): { readonly less: boolean; readonly more: boolean } {
  const rate = parseDecimal(text) ?? INTEREST_RATE.initial;
  return { less: rate > INTEREST_RATE.min, more: rate < INTEREST_RATE.max };
}

/** The loan of a form; what cannot be read is `NaN`, for which every result is 0. */
export function loanOf(form: CalculatorForm): Loan {
  return {
    price: typedPrice(form.price) ?? Number.NaN,
    downPaymentPercent: form.downPaymentPercent,
    years: form.years,
    interestRate: parseDecimal(form.interestRate) ?? Number.NaN,
  };
}
