import { classNames } from '../../class-names.ts';
import styles from './range.module.css';
import type { SliderRange } from './range-slider.tsx';

export interface HistogramColumn {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface HistogramProps {
  readonly columns: readonly HistogramColumn[];
  /** Columns that it touches are drawn in the accent. */
  readonly value: SliderRange;
}

/** Drawn only: the numbers are in the count of matches and in the list. */
export function Histogram({ columns, value }: HistogramProps) {
  const [from, to] = value;
  const most = Math.max(...columns.map((column) => column.count), 1);
  return (
    <div className={styles.histogram} aria-hidden="true">
      {columns.map((column) => {
        const isInside = column.to > from && column.from < to;
        const isPoint = from === to && column.from <= from && column.to >= from;
        return (
          <span
            key={column.from}
            className={classNames(styles.column, (isInside || isPoint) && column.count > 0 && styles.inside)}
            style={{ height: `${Math.max((column.count / most) * 100, 4)}%` }}
          />
        );
      })}
    </div>
  );
}
