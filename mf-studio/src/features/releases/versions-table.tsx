import type { DeliveredVersion } from '@suite/api';
import type { AppName } from '@suite/contracts';
import { useFormats } from '@suite/i18n';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './releases.module.css';
import { usePercent } from './use-percent.ts';

export interface VersionsTableProps {
  readonly app: AppName;
  readonly versions: readonly DeliveredVersion[];
}

/** The versions of one app that visitors get, and how each fares. */
export function VersionsTable({ app, versions }: VersionsTableProps) {
  const intl = useIntl();
  return (
    <table
      className={styles.table}
      aria-label={intl.formatMessage({ id: 'studio.releases.versions' }, { app })}
    >
      <thead>
        <tr>
          {(['version', 'traffic', 'loads', 'bad-rate'] as const).map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={`studio.releases.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {versions.map((one) => (
          <VersionRow key={one.version} version={one} />
        ))}
      </tbody>
    </table>
  );
}

function VersionRow({ version: one }: { readonly version: DeliveredVersion }) {
  const { asOf } = useFormats();
  const { whole } = usePercent();
  return (
    <tr>
      <th scope="row">
        <span className={styles.state}>
          <FormattedMessage id={`studio.releases.state.${one.state}`} />
        </span>
        <span className={styles.number}>{one.version}</span>
        {one.since !== null && (
          <time className={styles.since} dateTime={one.since}>
            <FormattedMessage id="studio.releases.since" values={{ date: asOf(one.since) }} />
          </time>
        )}
      </th>
      <td>{[whole(one.traffic), ...one.cohorts].join(' + ')}</td>
      <td>{one.loads}</td>
      <td>
        <BadRate version={one} />
      </td>
    </tr>
  );
}

function BadRate({ version: { badRate, interval } }: { readonly version: DeliveredVersion }) {
  const { fine } = usePercent();
  if (badRate === null || interval === null) return <FormattedMessage id="studio.releases.no-rate" />;
  const [low, high] = interval;
  return (
    <>
      <span className={styles.rate}>{fine(badRate)}</span>
      <span className={styles.since}>
        <FormattedMessage id="studio.releases.interval" values={{ low: fine(low), high: fine(high) }} />
      </span>
    </>
  );
}
