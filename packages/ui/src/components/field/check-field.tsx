import type { ReactNode } from 'react';
import { CHECK_BOLD } from '../../icons/paths.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './check-field.module.css';

export interface CheckFieldProps {
  /** Words beside the box; may hold a link. */
  readonly children: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly name?: string | undefined;
  readonly required?: boolean | undefined;
  /** Marks the box as invalid; the sentence stands in the form. */
  readonly invalid?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** One tick box of a form, such as a consent. */
export function CheckField({ children, checked, onChange, invalid = false, ...rest }: CheckFieldProps) {
  return (
    <label className={styles.field}>
      <input
        {...rest}
        type="checkbox"
        className={styles.input}
        checked={checked}
        aria-invalid={invalid}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.box}>
        <Icon path={CHECK_BOLD} size={14} />
      </span>
      <span>{children}</span>
    </label>
  );
}
