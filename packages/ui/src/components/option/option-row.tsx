import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { classNames } from '../../class-names.ts';
import { CHECK_BOLD } from '../../icons/paths.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './option.module.css';

export interface OptionRowProps {
  readonly value: string;
  readonly label: string;
  /** A disc or icon between box and label. */
  readonly glyph?: ReactNode;
  readonly secondLine?: string | undefined;
  /** Homes that this option would match; 0 greys the row, which stays operable. */
  readonly count?: number | undefined;
  readonly disabled?: boolean | undefined;
}

/** A tick box row of a filter card, inside an OptionGroup. */
export function OptionRow({ value, label, glyph, secondLine, count, disabled = false }: OptionRowProps) {
  return (
    <CheckboxField value={value} isDisabled={disabled} className={styles.field ?? ''}>
      <CheckboxButton className={classNames(styles.row, count === 0 && styles.none)}>
        <span className={styles.box}>
          <Icon path={CHECK_BOLD} size={14} />
        </span>
        {glyph}
        <span className={styles.labels}>
          {label}
          {secondLine !== undefined && <small className={styles.second}>{secondLine}</small>}
        </span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </CheckboxButton>
    </CheckboxField>
  );
}
