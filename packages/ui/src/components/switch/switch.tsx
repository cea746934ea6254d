import { classNames } from '../../class-names.ts';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange?: ((on: boolean) => void) | undefined;
  /** On and not to be changed, such as the necessary cookies. */
  readonly locked?: boolean | undefined;
  /** Draw the switch alone; the label is still its name. */
  readonly labelHidden?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

export function Switch({ label, on, onChange, locked = false, labelHidden = false, ...aria }: SwitchProps) {
  return (
    <label className={styles.field}>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={on || locked}
        aria-checked={on || locked}
        disabled={locked}
        aria-label={labelHidden ? label : undefined}
        aria-describedby={aria['aria-describedby']}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span className={classNames(styles.track, locked && styles.locked)} />
      {!labelHidden && <span>{label}</span>}
    </label>
  );
}
