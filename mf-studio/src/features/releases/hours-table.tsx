import type { AppName } from '@suite/contracts';
import { useFormats } from '@suite/i18n';
import { FormattedMessage, useIntl } from 'react-intl';
import { badRate, type Cohort, type Hour } from './rate-chart.ts';
import styles from './releases.module.css';
import { usePercent } from './use-percent.ts';

export interface HoursTableProps {
  readonly app: AppName;
  readonly history: readonly Hour[];
  readonly hasCanary: boolean;
}

/** What the chart draws, in figures, the latest hour first. */
export function HoursTable({ app, history, hasCanary }: HoursTableProps) {
  const intl = useIntl();
  const { time } = useFormats();
  const cohorts: readonly Cohort[] = hasCanary ? ['stable', 'canary'] : ['stable'];
  return (
    <details className={styles.hours}>
      <summary>
        <FormattedMessage id="studio.releases.as-table" />
      </summary>
      <table
        className={styles.table}
        aria-label={intl.formatMessage({ id: 'studio.releases.hours' }, { app })}
      >
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="studio.releases.hour" />
            </th>
            {cohorts.map((cohort) => (
              <th key={cohort} scope="col">
                <FormattedMessage id={`studio.releases.state.${cohort}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {history.toReversed().map((hour) => (
            <tr key={hour.at}>
              <th scope="row">
                <time dateTime={hour.at}>{time(hour.at)}</time>
              </th>
              {cohorts.map((cohort) => (
                <td key={cohort}>
                  <HourRate counts={hour[cohort]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function HourRate({ counts }: { readonly counts: Hour[Cohort] }) {
  const { fine } = usePercent();
  const rate = badRate(counts);
  if (rate === null) return <FormattedMessage id="studio.releases.no-rate" />;
  return <FormattedMessage id="studio.releases.rate-of" values={{ rate: fine(rate), loads: counts.loads }} />;
}
