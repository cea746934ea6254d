import styles from './badge.module.css';

export interface BadgeProps {
  /** Above 99 the badge reads "99+". */
  readonly count: number;
}

/** Drawn only: whoever carries it says the count in its own accessible name. */
export function Badge({ count }: BadgeProps) {
  return (
    <span className={styles.badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
