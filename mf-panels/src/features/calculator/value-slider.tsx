import { useId } from 'react';
import styles from './calculator.module.css';

export interface ValueSliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** How a value is written and read out. */
  readonly format: (value: number) => string;
  /** In small type beside the value. */
  readonly aside?: string;
  readonly onChange: (value: number) => void;
}

/** A slider of whole numbers with its value and its two ends. */
export function ValueSlider({ label, value, min, max, format, aside, onChange }: ValueSliderProps) {
  const id = useId();
  const share = ((value - min) / (max - min)) * 100;
  return (
    <div>
      <div className={styles.row}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.value}>
          {format(value)} {aside !== undefined && <small className={styles.aside}>{aside}</small>}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className={styles.slider}
        style={{ backgroundSize: `${share}% 2px, 100% 2px` }}
        min={min}
        max={max}
        value={value}
        aria-valuetext={format(value)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  );
}
