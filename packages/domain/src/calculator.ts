import { DOWN_PAYMENT_PERCENT, INTEREST_RATE, LOAN_TERM_YEARS } from './limits.ts';

export interface Loan {
  /** Whole price in euros. */
  readonly price: number;
  readonly downPaymentPercent: number;
  /** Percent a year. */
  readonly interestRate: number;
  readonly years: number;
}

export interface LoanYear {
  /** From 1. */
  readonly year: number;
  /** Euros paid in the year, not rounded. */
  readonly principal: number;
  readonly interest: number;
  /** What is still owed at its end. */
  readonly balance: number;
}

export interface LoanResult {
  /** Whole euros. */
  readonly monthlyPayment: number;
  readonly downPayment: number;
  readonly principal: number;
  readonly totalInterest: number;
  /** Principal and interest; the down payment is not in it. */
  readonly totalPaid: number;
  readonly schedule: readonly LoanYear[];
}

const MONTHS = 12;
const NOTHING: LoanResult = {
  monthlyPayment: 0,
  downPayment: 0,
  principal: 0,
  totalInterest: 0,
  totalPaid: 0,
  schedule: [],
};

/** The loan with which the calculator begins (specification §5). */
export function initialLoan(price: number): Loan {
  return {
    price,
    downPaymentPercent: DOWN_PAYMENT_PERCENT.initial,
    interestRate: INTEREST_RATE.initial,
    years: LOAN_TERM_YEARS.initial,
  };
}

/** Reads a number that a person typed, with decimal comma or point; null when it is none. */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim();
  return /^-?\d+([.,]\d*)?$|^-?[.,]\d+$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}

/**
 * The loan for a home: an annuity on the price less the down payment, at a twelfth of the yearly rate a month
 * (specification §5). At 0 percent the principal is paid back in equal parts. All 0 for anything invalid.
 */
export function calculateLoan(loan: Loan): LoanResult {
  if (!isValid(loan)) return NOTHING;
  const exactDownPayment = (loan.price * loan.downPaymentPercent) / 100;
  const exactPrincipal = loan.price - exactDownPayment;
  const months = loan.years * MONTHS;
  const monthlyRate = loan.interestRate / 100 / MONTHS;
  const payment = monthlyPayment(exactPrincipal, monthlyRate, months);
  const totalPaid = Math.round(payment * months);
  // Of a sum in two parts one is rounded and the other is what is left, so that together they are the sum.
  const downPayment = Math.round(exactDownPayment);
  const principal = Math.round(loan.price) - downPayment;
  return {
    monthlyPayment: Math.round(payment),
    downPayment,
    principal,
    totalInterest: totalPaid - principal,
    totalPaid,
    schedule: yearlySchedule(exactPrincipal, payment, monthlyRate, loan.years),
  };
}

function isValid({ price, downPaymentPercent, interestRate, years }: Loan): boolean {
  return (
    Number.isFinite(price) &&
    price > 0 &&
    isWithin(downPaymentPercent, DOWN_PAYMENT_PERCENT) &&
    isWithin(interestRate, INTEREST_RATE) &&
    isWithin(years, LOAN_TERM_YEARS) &&
    Number.isInteger(years)
  );
}

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max;
}

function monthlyPayment(principal: number, monthlyRate: number, months: number): number {
  if (monthlyRate === 0) return principal / months;
  return (principal * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate));
}

function yearlySchedule(principal: number, payment: number, monthlyRate: number, years: number): LoanYear[] {
  let balance = principal;
  return Array.from({ length: years }, (_, index) => {
    const before = balance;
    for (let month = 0; month < MONTHS; month += 1) balance -= payment - balance * monthlyRate;
    const paid = before - balance;
    const isLast = index === years - 1;
    return {
      year: index + 1,
      principal: paid,
      interest: payment * MONTHS - paid,
      // What rounding of floating-point numbers leaves over.
      balance: isLast ? 0 : balance,
    };
  });
}
