import type { LoanTerms } from '@suite/contracts';
import { calculateLoan, DOWN_PAYMENT_PERCENT, LOAN_TERM_YEARS } from '@suite/domain';
import { useFormats } from '@suite/i18n';
import { TextField } from '@suite/ui/fields';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './calculator.module.css';
import { type CalculatorForm, initialForm, loanOf, writtenPrice } from './calculator-form.ts';
import { LoanChart } from './loan-chart.tsx';
import { LoanSums } from './loan-sums.tsx';
import { RateField } from './rate-field.tsx';
import { ValueSlider } from './value-slider.tsx';

export interface CalculatorProps {
  /** Price of the home in euros where the visitor may see it; the visitor types one otherwise. */
  readonly price: number | null;
  /** Of the offer that led here. */
  readonly terms: LoanTerms | null;
}

/** The fields of a loan, and what comes of them at once. */
export function Calculator({ price, terms }: CalculatorProps) {
  const intl = useIntl();
  const { money } = useFormats();
  const paymentId = useId();
  const [form, setForm] = useState(() => initialForm(price, terms));
  const change = (changes: Partial<CalculatorForm>) => setForm((last) => ({ ...last, ...changes }));
  const loan = calculateLoan(loanOf(form));
  const years = (count: number) => intl.formatMessage({ id: 'panels.calculator.years' }, { count });
  const isPriceInvalid = form.price.trim() !== '' && Number.isNaN(loanOf(form).price);
  return (
    <div className={styles.calculator}>
      <div className={styles.payment}>
        <p className={styles.caption} id={paymentId}>
          <FormattedMessage id="panels.calculator.payment" />
        </p>
        <output className={styles.sum} aria-labelledby={paymentId}>
          {money(loan.monthlyPayment)}
        </output>
      </div>
      <TextField
        label={intl.formatMessage({ id: 'panels.calculator.price' })}
        value={form.price}
        inputMode="numeric"
        end="€"
        onChange={(text) => change({ price: text })}
        onBlur={() => change({ price: writtenPrice(form.price) })}
        error={isPriceInvalid ? intl.formatMessage({ id: 'panels.calculator.numbersOnly' }) : undefined}
      />
      <ValueSlider
        label={intl.formatMessage({ id: 'panels.calculator.downPayment' })}
        value={form.downPaymentPercent}
        min={DOWN_PAYMENT_PERCENT.min}
        max={DOWN_PAYMENT_PERCENT.max}
        format={(percent) => `${percent}%`}
        aside={money(loan.downPayment)}
        onChange={(downPaymentPercent) => change({ downPaymentPercent })}
      />
      <ValueSlider
        label={intl.formatMessage({ id: 'panels.calculator.term' })}
        value={form.years}
        min={LOAN_TERM_YEARS.min}
        max={LOAN_TERM_YEARS.max}
        format={years}
        onChange={(count) => change({ years: count })}
      />
      <RateField value={form.interestRate} onChange={(interestRate) => change({ interestRate })} />
      <LoanSums loan={loan} />
      <LoanChart schedule={loan.schedule} firstYear={new Date().getFullYear() + 1} />
    </div>
  );
}
