import { useId } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import styles from './import.module.css';

interface ProgressProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  /** Null while that cannot be said. */
  readonly secondsLeft?: number | null | undefined;
}

/** How far something long is, with what is done now and how long it still takes. */
export function Progress({ label, share, secondsLeft = null }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <p className={styles.step}>
        <span id={id}>{label}</span>
        <span>
          <FormattedNumber value={share} style="percent" />
        </span>
      </p>
      <progress aria-labelledby={id} value={share} max={1} />
      {secondsLeft !== null && (
        <p className={styles.lead}>
          <FormattedMessage id="studio.import.seconds-left" values={{ count: secondsLeft }} />
        </p>
      )}
    </div>
  );
}
