import type { AppName } from '@suite/contracts';
import { FormattedMessage } from 'react-intl';
import { HoursTable } from './hours-table.tsx';
import { type Cohort, type Hour, type RatePoint, rateChart } from './rate-chart.ts';
import styles from './releases.module.css';
import { usePercent } from './use-percent.ts';

export interface RateFigureProps {
  readonly app: AppName;
  readonly history: readonly Hour[];
  readonly asOf: string;
  readonly hasCanary: boolean;
}

/** The bad rates of the last day, drawn and as a table. */
export function RateFigure({ app, history, asOf, hasCanary }: RateFigureProps) {
  const { whole } = usePercent();
  const chart = rateChart(history, asOf);
  if (history.length === 0) {
    return (
      <p className={styles.noLoads}>
        <FormattedMessage id="studio.releases.no-loads" />
      </p>
    );
  }
  return (
    <figure className={styles.figure}>
      <figcaption>
        <FormattedMessage id="studio.releases.chart" />
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <span className={styles.top}>{whole(chart.topRate * 100)}</span>
        <svg aria-hidden="true" width="100%" height="100%">
          <Line points={chart.stable} cohort="stable" />
          <Line points={chart.canary} cohort="canary" />
        </svg>
      </div>
      <p className={styles.times} aria-hidden="true">
        <span>
          <FormattedMessage id="studio.releases.day-ago" />
        </span>
        <span>
          <FormattedMessage id="studio.releases.now" />
        </span>
      </p>
      <p className={styles.legend} aria-hidden="true">
        <LegendMark cohort="stable" />
        {hasCanary && <LegendMark cohort="canary" />}
      </p>
      <HoursTable app={app} history={history} hasCanary={hasCanary} />
    </figure>
  );
}

const MARKS: Readonly<Record<Cohort, string>> = {
  stable: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z',
  canary: 'M0-5 5 0 0 5-5 0z',
};
const at = (share: number) => `${share * 100}%`;

/** Circles on a whole line, or diamonds on a broken one. */
function Line({ points, cohort }: { readonly points: readonly RatePoint[]; readonly cohort: Cohort }) {
  return (
    <g className={styles[cohort]}>
      {points.map(
        ({ at: hour, x, y, from }) =>
          from && <line key={hour} x1={at(from.x)} y1={at(from.y)} x2={at(x)} y2={at(y)} />,
      )}
      {points.map(({ at: hour, x, y }) => (
        <svg key={hour} aria-hidden="true" x={at(x)} y={at(y)} overflow="visible">
          <path d={MARKS[cohort]} />
        </svg>
      ))}
    </g>
  );
}

function LegendMark({ cohort }: { readonly cohort: Cohort }) {
  return (
    <span>
      <svg aria-hidden="true" width="28" height="12" viewBox="-14 -6 28 12" className={styles[cohort]}>
        <line x1="-14" x2="14" />
        <path d={MARKS[cohort]} />
      </svg>
      <FormattedMessage id={`studio.releases.state.${cohort}`} />
    </span>
  );
}
