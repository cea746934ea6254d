import { Icon } from '@suite/ui';
import { MINUS, PLUS } from '@suite/ui/icons';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import styles from './calculator.module.css';
import { possibleSteps, type RateError, rateError, steppedRate } from './calculator-form.ts';

const MESSAGES: Readonly<Record<RateError, string>> = {
  'too-high': 'panels.calculator.rateTooHigh',
  'too-low': 'panels.calculator.rateTooLow',
  'not-a-number': 'panels.calculator.numbersOnly',
};

/** The interest rate: typed, or changed by steps of 0.1. */
export function RateField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const intl = useIntl();
  const id = useId();
  const text = (key: string) => intl.formatMessage({ id: key });
  const steps = possibleSteps(value);
  const error = rateError(value);
  return (
    <div>
      <label className={styles.caption} htmlFor={id}>
        {text('panels.calculator.rate')}
      </label>
      <div className={styles.stepper} data-invalid={error !== null}>
        <button
          type="button"
          className={styles.step}
          aria-label={text('panels.calculator.less')}
          disabled={!steps.less}
          onClick={() => onChange(steppedRate(value, -1))}
        >
          <Icon path={MINUS} size={20} />
        </button>
        <input
          id={id}
          className={styles.rate}
          inputMode="decimal"
          value={value}
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-problem` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className={styles.unit} aria-hidden="true">
          %
        </span>
        <button
          type="button"
          className={styles.step}
          aria-label={text('panels.calculator.more')}
          disabled={!steps.more}
          onClick={() => onChange(steppedRate(value, 1))}
        >
          <Icon path={PLUS} size={20} />
        </button>
      </div>
      {error && (
        <p id={`${id}-problem`} className={styles.error} role="alert">
          {text(MESSAGES[error])}
        </p>
      )}
    </div>
  );
}
