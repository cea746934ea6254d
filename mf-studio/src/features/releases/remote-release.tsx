import type { DeliveryChange, DeliveryStatus } from '@suite/api';
import { useFormats } from '@suite/i18n';
import { Heading, Icon } from '@suite/ui';
import { CHECK_CIRCLE, HOURGLASS_MEDIUM_BOLD, INFO, LOCK_SIMPLE, WARNING_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';
import records from '../../lib/records.module.css';
import { ChangeRelease } from './change-release.tsx';
import { RateFigure } from './rate-figure.tsx';
import styles from './releases.module.css';
import { VersionsTable } from './versions-table.tsx';

type Release = DeliveryStatus['apps'][number];
type Verdict = Release['verdict'];

const ICONS: Readonly<Record<Exclude<Verdict, 'no-canary'>, string>> = {
  'no-data': INFO,
  waiting: HOURGLASS_MEDIUM_BOLD,
  ready: CHECK_CIRCLE,
  pause: WARNING_CIRCLE,
  abort: WARNING_CIRCLE,
};

const ACTIONS = {
  release: 'studio.releases.action.release',
  step: 'studio.releases.action.step',
  'cohort add': 'studio.releases.action.cohort-add',
  'cohort rm': 'studio.releases.action.cohort-rm',
  promote: 'studio.releases.action.promote',
  pause: 'studio.releases.action.pause',
  abort: 'studio.releases.action.abort',
  rollback: 'studio.releases.action.rollback',
  pin: 'studio.releases.action.pin',
  unpin: 'studio.releases.action.unpin',
  lock: 'studio.releases.action.lock',
  unlock: 'studio.releases.action.unlock',
} as const satisfies Readonly<Record<DeliveryChange['action'], string>>;

export interface RemoteReleaseProps {
  readonly release: Release;
  readonly asOf: string;
  readonly onChanged: () => void;
}

/** One remote: its versions, what is held of them, who changed it last, and its day. */
export function RemoteRelease({ release, asOf, onChanged }: RemoteReleaseProps) {
  const { app, versions, verdict, history, lastChange } = release;
  return (
    <li className={styles.release}>
      <div className={records.bar}>
        <Heading level={3} size={20}>
          {app}
        </Heading>
        <Standing locked={release.locked} verdict={verdict} />
      </div>
      {versions.length === 0 ? (
        <p className={records.quiet}>
          <FormattedMessage id="studio.releases.nothing" />
        </p>
      ) : (
        <div className={styles.body}>
          <div className={styles.versions}>
            <VersionsTable app={app} versions={versions} />
            {lastChange && <Change change={lastChange} />}
            <ChangeRelease release={release} onChanged={onChanged} />
          </div>
          <RateFigure app={app} history={history} asOf={asOf} hasCanary={verdict !== 'no-canary'} />
        </div>
      )}
    </li>
  );
}

function Standing({ locked, verdict }: Pick<Release, 'locked' | 'verdict'>) {
  return (
    <p className={styles.standing}>
      {locked && (
        <span>
          <Icon path={LOCK_SIMPLE} size={20} />
          <FormattedMessage id="studio.releases.locked" />
        </span>
      )}
      <span data-verdict={verdict}>
        {verdict !== 'no-canary' && <Icon path={ICONS[verdict]} size={20} />}
        <FormattedMessage id={`studio.releases.verdict.${verdict}`} />
      </span>
    </p>
  );
}

function Change({ change: { action, at, author, reason, key } }: { readonly change: DeliveryChange }) {
  const { asOf } = useFormats();
  return (
    <p className={styles.change}>
      <FormattedMessage
        id="studio.releases.change"
        values={{
          action: <FormattedMessage id={ACTIONS[action]} />,
          date: <time dateTime={at}>{asOf(at)}</time>,
          author,
        }}
      />
      {reason && <q>{reason}</q>}
      {key && (
        <span className={styles.key}>
          <FormattedMessage
            id={key.name === null ? 'studio.releases.former-key' : 'studio.releases.key'}
            values={{ name: key.name, fingerprint: <code>{key.fingerprint}</code> }}
          />
        </span>
      )}
    </p>
  );
}
