import type { DeliveryStatus } from '@suite/api';
import { AsyncView } from '@suite/explorer';
import { useFormats } from '@suite/i18n';
import { LiveRegion, StateCard } from '@suite/ui';
import { CUBE, WARNING_CIRCLE, WIFI_SLASH } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../../lib/records.module.css';
import { FittingVersions } from './fitting-versions.tsx';
import { RemoteRelease } from './remote-release.tsx';
import { type ReleasesState, useReleases } from './use-releases.ts';

/** Which versions of the shell and of each remote visitors get, and how they fare. */
export function Releases() {
  const state = useReleases();
  return <AsyncView read={state.read}>{(status) => <Status status={status} state={state} />}</AsyncView>;
}

interface StatusProps {
  readonly status: DeliveryStatus;
  readonly state: ReleasesState;
}

function Status({ status, state }: StatusProps) {
  const intl = useIntl();
  const isEmpty = status.apps.every(({ versions }) => versions.length === 0);
  return (
    <>
      <OldNote status={status} state={state} />
      <Facts status={status} />
      {isEmpty ? (
        <StateCard
          icon={CUBE}
          title={intl.formatMessage({ id: 'studio.releases.none' })}
          text={intl.formatMessage({ id: 'studio.releases.none-text' })}
        />
      ) : (
        <ul className={styles.list}>
          {status.apps.map((app) => (
            <RemoteRelease key={app.app} release={app} asOf={status.asOf} onChanged={state.read.retry} />
          ))}
        </ul>
      )}
      <FittingVersions pairs={status.pairs} />
    </>
  );
}

/** What is shown stays while it cannot be refreshed, with its time. */
function OldNote({ status, state: { error, read } }: StatusProps) {
  const intl = useIntl();
  const { asOf } = useFormats();
  if (error === null) return null;
  const title = error === 'offline' ? 'common.offlineTitle' : 'studio.releases.not-refreshed';
  return (
    <StateCard
      icon={error === 'offline' ? WIFI_SLASH : WARNING_CIRCLE}
      role="status"
      title={intl.formatMessage({ id: title })}
      text={intl.formatMessage({ id: 'studio.releases.old' }, { date: asOf(status.asOf) })}
      actionLabel={error === 'failed' ? intl.formatMessage({ id: 'common.tryAgain' }) : undefined}
      onAction={read.retry}
    />
  );
}

function Facts({ status: { apps, asOf, revision, changedAt } }: { readonly status: DeliveryStatus }) {
  const formats = useFormats();
  return (
    <div>
      <p className={styles.quiet}>
        <span>
          <FormattedMessage id="common.asOf" values={{ date: formats.asOf(asOf) }} />
        </span>
        {revision !== null && changedAt !== null && (
          <span>
            <FormattedMessage
              id="studio.releases.revision"
              values={{ revision, date: formats.asOf(changedAt) }}
            />
          </span>
        )}
        <span>
          <FormattedMessage id="studio.releases.refreshes" />
        </span>
      </p>
      <Changes apps={apps} />
    </div>
  );
}

/** Read out when what is held of a canary changes, and not at every refresh. */
function Changes({ apps }: Pick<DeliveryStatus, 'apps'>) {
  const intl = useIntl();
  const changes = apps
    .filter(({ verdict }) => verdict !== 'no-canary')
    .map(
      ({ app, verdict }) => `${app}: ${intl.formatMessage({ id: `studio.releases.verdict.${verdict}` })}.`,
    );
  return <LiveRegion>{changes.join(' ')}</LiveRegion>;
}
