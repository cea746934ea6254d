import type { DeliveryStatus } from '@suite/api';
import { Heading, Icon } from '@suite/ui';
import { CHECK_CIRCLE, WARNING_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import records from '../../lib/records.module.css';
import styles from './releases.module.css';

type Pair = DeliveryStatus['pairs'][number];

/** Which remotes can be loaded by which shells, of all that visitors could get together. */
export function FittingVersions({ pairs }: Pick<DeliveryStatus, 'pairs'>) {
  const intl = useIntl();
  if (pairs.length === 0) return null;
  const doAllFit = pairs.every(({ missing }) => missing.length === 0);
  const shells = [...new Set(pairs.map(({ shell }) => shell))];
  const remotes = [...new Map(pairs.map((pair) => [`${pair.remote} ${pair.version}`, pair])).values()];
  return (
    <section className={styles.release}>
      <div className={records.bar}>
        <Heading level={3} size={20}>
          <FormattedMessage id="studio.releases.pairs" />
        </Heading>
        <p className={styles.standing}>
          <span data-verdict={doAllFit ? 'ready' : 'abort'}>
            <Icon path={doAllFit ? CHECK_CIRCLE : WARNING_CIRCLE} size={20} />
            <FormattedMessage id={`studio.releases.${doAllFit ? 'all-fit' : 'some-miss'}`} />
          </span>
        </p>
      </div>
      <div className={styles.pairs}>
        <table
          className={styles.table}
          aria-label={intl.formatMessage({ id: 'studio.releases.pairs-table' })}
        >
          <thead>
            <tr>
              <td />
              {shells.map((version) => (
                <th key={version} scope="col">
                  <FormattedMessage id="studio.releases.shell" values={{ version }} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {remotes.map(({ remote: app, version }) => (
              <tr key={`${app} ${version}`}>
                <th scope="row">
                  <FormattedMessage id="studio.releases.version-of" values={{ app, version }} />
                </th>
                {shells.map((shell) => (
                  <td key={shell}>
                    <Fit pair={pairs.find((one) => isOf(one, { shell, remote: app, version }))} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function isOf(pair: Pair, { shell, remote, version }: Omit<Pair, 'missing'>): boolean {
  return pair.shell === shell && pair.remote === remote && pair.version === version;
}

/** Two that no visitor gets together are neither. */
function Fit({ pair }: { readonly pair: Pair | undefined }) {
  if (!pair) return <FormattedMessage id="studio.releases.no-rate" />;
  if (pair.missing.length === 0) return <FormattedMessage id="studio.releases.fits" />;
  return (
    <span className={styles.misses}>
      <FormattedMessage id="studio.releases.misses" values={{ missing: pair.missing.join('; ') }} />
    </span>
  );
}
