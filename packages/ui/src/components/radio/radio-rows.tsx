import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '../../class-names.ts';
import styles from './radio.module.css';

export interface RadioChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Things that this choice would match; 0 greys the row, which stays operable. */
  readonly count?: number | undefined;
}

export interface RadioRowsProps<Value extends string> {
  /** Accessible name, usually the title of the card. */
  readonly label: string;
  readonly choices: readonly RadioChoice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, a row each; arrow keys move between them. */
export function RadioRows<Value extends string>({ label, choices, value, onChange }: RadioRowsProps<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onChange={(next) => onChange(next as Value)}
      className={styles.rows ?? ''}
    >
      {choices.map((choice) => (
        <RadioField key={choice.value} value={choice.value} className={styles.field ?? ''}>
          <RadioButton className={classNames(styles.row, choice.count === 0 && styles.none)}>
            <span className={styles.disc} />
            <span className={styles.labels}>{choice.label}</span>
            {choice.count !== undefined && <span className={styles.count}>{choice.count}</span>}
          </RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  );
}
