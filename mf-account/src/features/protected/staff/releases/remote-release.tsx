import type { DeliveryChange, DeliveryStatus } from '@suite/api';
import { useFormats } from '@suite/i18n';
import { Heading, Icon } from '@suite/ui';
import { CHECK_CIRCLE, HOURGLASS_MEDIUM_BOLD, INFO, LOCK_SIMPLE, WARNING_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';
import staff from '../staff.module.css';
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
  release: 'account.releases.action.release',
  step: 'account.releases.action.step',
  'cohort add': 'account.releases.action.cohort-add',
  'cohort rm': 'account.releases.action.cohort-rm',
  promote: 'account.releases.action.promote',
  pause: 'account.releases.action.pause',
  abort: 'account.releases.action.abort',
  rollback: 'account.releases.action.rollback',
  pin: 'account.releases.action.pin',
  unpin: 'account.releases.action.unpin',
  lock: 'account.releases.action.lock',
  unlock: 'account.releases.action.unlock',
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
      <div className={staff.bar}>
        <Heading level={3} size={20}>
          {app}
        </Heading>
        <Standing locked={release.locked} verdict={verdict} />
      </div>
      {versions.length === 0 ? (
        <p className={staff.quiet}>
          <FormattedMessage id="account.releases.nothing" />
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
          <FormattedMessage id="account.releases.locked" />
        </span>
      )}
      <span data-verdict={verdict}>
        {verdict !== 'no-canary' && <Icon path={ICONS[verdict]} size={20} />}
        <FormattedMessage id={`account.releases.verdict.${verdict}`} />
      </span>
    </p>
  );
}

function Change({ change: { action, at, author, reason } }: { readonly change: DeliveryChange }) {
  const { asOf } = useFormats();
  return (
    <p className={styles.change}>
      <FormattedMessage
        id="account.releases.change"
        values={{
          action: <FormattedMessage id={ACTIONS[action]} />,
          date: <time dateTime={at}>{asOf(at)}</time>,
          author,
        }}
      />
      {reason && <q>{reason}</q>}
    </p>
  );
}
