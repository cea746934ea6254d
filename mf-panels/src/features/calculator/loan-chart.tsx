import type { LoanYear } from '@suite/domain';
import { useFormats } from '@suite/i18n';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './calculator.module.css';

const WIDTH = 384;
const HEIGHT = 64;
const GAP = 3;

export interface LoanChartProps {
  readonly schedule: readonly LoanYear[];
  /** Calendar year of the first instalments. */
  readonly firstYear: number;
}

/** How principal and interest share each year: bars, and the same as a table to open. */
export function LoanChart({ schedule, firstYear }: LoanChartProps) {
  const intl = useIntl();
  if (schedule.length === 0) return <Note />;
  const step = WIDTH / schedule.length;
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.bars}
        role="img"
        aria-label={intl.formatMessage({ id: 'panels.calculator.chart' })}
      >
        {schedule.map(({ year, principal, interest }) => {
          const height = (principal / (principal + interest)) * HEIGHT;
          const box = { x: (year - 1) * step + GAP / 2, width: Math.max(step - GAP, 1) };
          return (
            <g key={year}>
              <rect {...box} y={0} height={HEIGHT} className={styles.interest} />
              <rect {...box} y={HEIGHT - height} height={height} className={styles.principal} />
            </g>
          );
        })}
      </svg>
      <p className={styles.ends}>
        <span>{firstYear}</span>
        <span>{firstYear + schedule.length - 1}</span>
      </p>
      <p className={styles.legend}>
        <span className={styles.principalKey}>
          <FormattedMessage id="panels.calculator.principal" />
        </span>
        <span className={styles.interestKey}>
          <FormattedMessage id="panels.calculator.interest" />
        </span>
        <Note />
      </p>
      <details className={styles.details}>
        <summary>
          <FormattedMessage id="panels.calculator.schedule" />
        </summary>
        <ScheduleTable schedule={schedule} firstYear={firstYear} />
      </details>
    </figure>
  );
}

function Note() {
  return (
    <span className={styles.note}>
      <FormattedMessage id="panels.calculator.informative" />
    </span>
  );
}

function ScheduleTable({ schedule, firstYear }: LoanChartProps) {
  const { money } = useFormats();
  const heads = ['year', 'principal', 'interest', 'balance'] as const;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              <FormattedMessage id={`panels.calculator.${head}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {schedule.map(({ year, principal, interest, balance }) => (
          <tr key={year}>
            <th scope="row">{firstYear + year - 1}</th>
            <td>{money(Math.round(principal))}</td>
            <td>{money(Math.round(interest))}</td>
            <td>{money(Math.round(balance))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
