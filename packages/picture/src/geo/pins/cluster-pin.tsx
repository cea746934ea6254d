import styles from './pins.module.css';

export interface ClusterPinProps {
  readonly count: number;
  /** Says which projects it holds. */
  readonly label: string;
  readonly isOn: boolean;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
}

/** Several projects that stand too close together for pins of their own; opens by flying to them. */
export function ClusterPin({ count, label, isOn, onFocus, onOpen }: ClusterPinProps) {
  return (
    <button
      type="button"
      className={isOn ? `${styles.cluster} ${styles.on}` : styles.cluster}
      aria-label={label}
      onFocus={onFocus}
      onClick={onOpen}
    >
      {count}
    </button>
  );
}
