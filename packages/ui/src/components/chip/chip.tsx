import { Button } from 'react-aria-components/Button';
import { X } from '../../icons/paths.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './chip.module.css';

export interface ChipProps {
  readonly label: string;
  /** Accessible name of the whole chip, such as "Remove filter: One bedroom". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** An applied filter; pressing it anywhere takes the filter off. */
export function Chip({ label, removeLabel, onRemove }: ChipProps) {
  return (
    <Button className={styles.chip ?? ''} aria-label={removeLabel} onPress={onRemove}>
      <span>{label}</span>
      <Icon path={X} size={16} className={styles.cross} />
    </Button>
  );
}
