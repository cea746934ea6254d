import type { UnitStatus } from '@suite/contracts';
import type { ReactNode } from 'react';
import { StatusGlyph } from '../status/status-glyph.tsx';
import styles from './legend.module.css';

export interface LegendRow {
  readonly status: UnitStatus;
  readonly label: string;
  readonly count: number;
}

export interface LegendProps {
  /** Accessible name, such as "Statuses". */
  readonly label: string;
  readonly rows: readonly LegendRow[];
  /** The date of the availability. */
  readonly footer?: ReactNode;
  /** `line`: the key of a list, which has a place of its own. Default `card`. */
  readonly look?: 'card' | 'line';
}

export function Legend({ label, rows, footer, look = 'card' }: LegendProps) {
  return (
    <section className={look === 'line' ? styles.line : styles.legend} aria-label={label}>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.status} className={styles.row}>
            <StatusGlyph status={row.status} />
            <span>{row.label}</span>
            <span className={styles.count}>{row.count}</span>
          </li>
        ))}
      </ul>
      {footer !== undefined && <p className={styles.footer}>{footer}</p>}
    </section>
  );
}
