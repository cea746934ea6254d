import { CUMIPMT, CUMPRINC, PMT } from '@formulajs/formulajs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateLoan, type Loan, parseDecimal } from './calculator.ts';

const LOAN: Loan = { price: 250_000, downPaymentPercent: 20, interestRate: 3.5, years: 25 };

describe('the monthly payment', () => {
  // PMT(rate/12, years*12, -principal) of a spreadsheet.
  it.each([
    [250_000, 20, 3.5, 25, 1_001],
    [250_000, 20, 0.1, 15, 1_120],
    [100_000, 0, 20, 5, 2_649],
    [420_000, 80, 5, 35, 424],
    [199_999, 37, 4.2, 20, 777],
  ])(
    '[R5.018] of %d € with %d %% down at %d %% in %d years is %d €',
    (price, downPaymentPercent, interestRate, years, expected) => {
      expect(calculateLoan({ price, downPaymentPercent, interestRate, years }).monthlyPayment).toBe(expected);
    },
  );

  it('[R5.019] is the principal divided by the months at 0 percent', () => {
    expect(calculateLoan({ ...LOAN, interestRate: 0 }).monthlyPayment).toBe(Math.round(200_000 / 300));
    expect(calculateLoan({ ...LOAN, interestRate: 0 }).totalInterest).toBe(0);
  });

  it.each([
    ['no price', { price: 0 }],
    ['a negative price', { price: -1 }],
    ['a price that is no number', { price: Number.NaN }],
    ['an endless price', { price: Number.POSITIVE_INFINITY }],
    ['a down payment above 80 percent', { downPaymentPercent: 80.5 }],
    ['a negative down payment', { downPaymentPercent: -1 }],
    ['a rate above 20 percent', { interestRate: 20.1 }],
    ['a negative rate', { interestRate: -0.1 }],
    ['a rate that is no number', { interestRate: Number.NaN }],
    ['less than five years', { years: 4 }],
    ['more than 35 years', { years: 36 }],
    ['half a year', { years: 10.5 }],
  ])('[R5.019] is 0 for %s', (_what, change) => {
    expect(calculateLoan({ ...LOAN, ...change })).toMatchObject({
      monthlyPayment: 0,
      totalPaid: 0,
      schedule: [],
    });
  });

  it('grows with price and rate and falls with years, for any loan', () => {
    const loans = fc.record({
      price: fc.integer({ min: 1_000, max: 5_000_000 }),
      downPaymentPercent: fc.integer({ min: 0, max: 80 }),
      interestRate: fc.integer({ min: 0, max: 190 }).map((tenths) => tenths / 10),
      years: fc.integer({ min: 5, max: 34 }),
    });
    fc.assert(
      fc.property(loans, (loan) => {
        const { monthlyPayment } = calculateLoan(loan);
        expect(calculateLoan({ ...loan, price: loan.price * 2 }).monthlyPayment).toBeGreaterThanOrEqual(
          monthlyPayment,
        );
        expect(
          calculateLoan({ ...loan, interestRate: loan.interestRate + 1 }).monthlyPayment,
        ).toBeGreaterThanOrEqual(monthlyPayment);
        expect(calculateLoan({ ...loan, years: loan.years + 1 }).monthlyPayment).toBeLessThanOrEqual(
          monthlyPayment,
        );
      }),
    );
  });
});

/** Loans with interest, as the form takes them. */
const LOANS = fc.record({
  price: fc.integer({ min: 1_000, max: 5_000_000 }),
  downPaymentPercent: fc.integer({ min: 0, max: 80 }),
  interestRate: fc.integer({ min: 1, max: 200 }).map((tenths) => tenths / 10),
  years: fc.integer({ min: 5, max: 35 }),
});

describe('the sums of a loan', () => {
  it('of 50 % of an odd price add up to the price', () => {
    const { downPayment, principal } = calculateLoan({ ...LOAN, price: 250_001, downPaymentPercent: 50 });
    expect([downPayment, principal]).toEqual([125_001, 125_000]);
  });

  it('add up to the euro: down payment and loan to the price, loan and interest to what is paid', () => {
    fc.assert(
      fc.property(LOANS, (loan) => {
        const { downPayment, principal, totalInterest, totalPaid } = calculateLoan(loan);
        expect(downPayment + principal).toBe(loan.price);
        expect(principal + totalInterest).toBe(totalPaid);
        expect([downPayment, principal, totalInterest].every(Number.isInteger)).toBe(true);
        expect(Math.abs(downPayment - (loan.price * loan.downPaymentPercent) / 100)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('beside the functions of a spreadsheet', () => {
  it('[R5.018] any loan has the payment of PMT', () => {
    fc.assert(
      fc.property(LOANS, (loan) => {
        const principal = loan.price * (1 - loan.downPaymentPercent / 100);
        const payment = -Number(PMT(loan.interestRate / 1_200, loan.years * 12, principal, 0, 0));
        // Half a euro of rounding, and what floating-point numbers differ by.
        expect(Math.abs(calculateLoan(loan).monthlyPayment - payment)).toBeLessThanOrEqual(0.500_01);
      }),
    );
  });

  it('any year of the schedule has the principal of CUMPRINC and the interest of CUMIPMT', () => {
    fc.assert(
      fc.property(LOANS, fc.nat(), (loan, seed) => {
        const principal = loan.price * (1 - loan.downPaymentPercent / 100);
        const index = seed % loan.years;
        const year = calculateLoan(loan).schedule[index];
        const of = (sum: typeof CUMPRINC) =>
          -Number(
            sum(loan.interestRate / 1_200, loan.years * 12, principal, index * 12 + 1, index * 12 + 12, 0),
          );
        expect(year?.principal).toBeCloseTo(of(CUMPRINC), 2);
        expect(year?.interest).toBeCloseTo(of(CUMIPMT), 2);
      }),
    );
  });
});

describe('the schedule', () => {
  it('pays everything back, and its years add up to the totals', () => {
    const { schedule, principal, totalInterest } = calculateLoan(LOAN);
    expect(schedule).toHaveLength(25);
    expect(schedule.at(-1)?.balance).toBe(0);
    let left = principal;
    for (const [index, { year, principal: paid, balance }] of schedule.entries()) {
      left -= paid;
      expect(year).toBe(index + 1);
      expect(balance).toBeCloseTo(left, 4);
    }
    const sum = (key: 'principal' | 'interest') => schedule.reduce((total, year) => total + year[key], 0);
    expect(Math.round(sum('principal'))).toBe(principal);
    expect(Math.round(sum('interest'))).toBe(totalInterest);
  });

  it('has falling interest', () => {
    const interest = calculateLoan(LOAN).schedule.map((year) => year.interest);
    expect(interest).toEqual(interest.toSorted((a, b) => b - a));
  });
});

describe('a typed number', () => {
  it.each([
    ['3.5', 3.5],
    ['3,5', 3.5],
    [' 3,50 ', 3.5],
    ['3', 3],
    ['3,', 3],
    ['250', 250],
    [',55', 0.55],
    ['.5x', null],
    ['-1', -1],
    ['', null],
    ['3.5.1', null],
    ['3,5,1', null],
    ['1 000', null],
    ['abc', null],
    ['1e3', null],
    ['.', null],
  ])('[R5.020] %j is read as %j', (text, expected) => {
    expect(parseDecimal(text)).toBe(expected);
  });
});
