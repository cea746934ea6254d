/** Limits of the specification §9; those of text fields stand in `@suite/contracts/fields`. */
export const COMPARE_LIMIT = 4;
/** Percent a year. */
export const INTEREST_RATE = { min: 0, max: 20, step: 0.1, initial: 0 } as const;
export const LOAN_TERM_YEARS = { min: 5, max: 35, initial: 15 } as const;
export const DOWN_PAYMENT_PERCENT = { min: 0, max: 80, initial: 20 } as const;
