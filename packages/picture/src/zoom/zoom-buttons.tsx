import type { ReactNode, Ref } from 'react';
import styles from './zoom-control.module.css';

export interface ZoomButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly idle: boolean;
  readonly onPress: () => void;
  /** On a phone the button is there only when it can do something. */
  readonly optional?: boolean;
  readonly pressed?: boolean;
}

/** Stays in the tab order when it has nothing to do, so that the focus is not lost at a limit. */
export function ZoomButton({ label, icon, idle, onPress, optional = false, pressed }: ZoomButtonProps) {
  return (
    <button
      type="button"
      className={optional ? `${styles.button} ${styles.optional}` : styles.button}
      aria-label={label}
      aria-disabled={idle}
      aria-pressed={pressed}
      onClick={idle ? undefined : onPress}
    >
      <svg className={styles.icon} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
        <path d={icon} />
      </svg>
    </button>
  );
}

/** The place for buttons in the corner of a picture: below each other, or on a phone beside each other. */
export function ZoomButtons({
  ref,
  children,
}: {
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}) {
  return (
    <div ref={ref} className={`${styles.control} ${styles.onPicture}`}>
      {children}
    </div>
  );
}
