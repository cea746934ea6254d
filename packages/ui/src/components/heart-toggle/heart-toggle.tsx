import { classNames } from '../../class-names.ts';
import { HEART, HEART_FILL } from '../../icons/paths.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './heart-toggle.module.css';

export interface HeartToggleProps {
  readonly saved: boolean;
  /** Accessible name, the same for on and off: "Save apartment 304". */
  readonly label: string;
  readonly onPress: () => void;
  readonly className?: string | undefined;
}

/** The heart of a home, 44 by 44. A plain button, since a list has hundreds. */
export function HeartToggle({ saved, label, onPress, className }: HeartToggleProps) {
  return (
    <button
      type="button"
      className={classNames(styles.heart, className)}
      aria-label={label}
      aria-pressed={saved}
      onClick={onPress}
    >
      <Icon path={saved ? HEART_FILL : HEART} size={20} />
    </button>
  );
}
