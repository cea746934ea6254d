import styles from './pins.module.css';

export interface ClusterPinProps {
  readonly count: number;
  /** Says which projects it holds. */
  readonly label: string;
  readonly isOn: boolean;
  /** None of its projects is more than faint. */
  readonly isFaded: boolean;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
}

/** Several projects that stand too close together for pins of their own; opens by flying to them. */
export function ClusterPin({ count, label, isOn, isFaded, onFocus, onOpen }: ClusterPinProps) {
  return (
    <button
      type="button"
      className={[styles.cluster, isOn && styles.on, isFaded && styles.faded].filter(Boolean).join(' ')}
      aria-label={label}
      onFocus={onFocus}
      onClick={onOpen}
    >
      {count}
    </button>
  );
}
