import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { classNames } from '../../class-names.ts';
import { CHECK } from '../../icons/paths.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './option.module.css';

export interface OptionChipProps {
  readonly value: string;
  readonly label: string;
  /** Homes that this option would match; 0 greys the chip, which stays operable. */
  readonly count?: number | undefined;
}

/** A choice drawn as a pill, inside an OptionGroup with `layout="chips"`. */
export function OptionChip({ value, label, count }: OptionChipProps) {
  return (
    <CheckboxField value={value} className={styles.field ?? ''}>
      <CheckboxButton className={classNames(styles.pill, count === 0 && styles.none)}>
        <span className={styles.tick}>
          <Icon path={CHECK} size={16} />
        </span>
        {label}
        {count !== undefined && <span className={styles.pillCount}>{count}</span>}
      </CheckboxButton>
    </CheckboxField>
  );
}
