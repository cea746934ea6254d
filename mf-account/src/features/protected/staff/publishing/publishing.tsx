import { isAllowed } from '@suite/access';
import { getProjectStructure } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { setPublished } from '@suite/api-client/staff';
import { useLocale } from '@suite/bus';
import type { RoleName } from '@suite/contracts';
import { AsyncView } from '@suite/explorer';
import { Switch } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '../../../../lib/form/error-note.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { SettingSwitch } from '../setting-switch.tsx';
import styles from '../staff.module.css';
import { type Publishable, publishablesOf } from './publishable.ts';

interface PublishingProps {
  readonly projectId: number;
  readonly roles: readonly RoleName[];
}

/** What visitors see of a project: itself, its masterplans and buildings. */
export function Publishing({ projectId, roles }: PublishingProps) {
  const read = useRead(readOf(getProjectStructure, { projectId, ...inLanguage(useLocale()) }));
  const { error, run } = useAction();
  const publish = ({ kind, id }: Publishable, isPublished: boolean) =>
    void run(async () => {
      await setPublished(kind, id, isPublished);
      read.retry();
    });
  return (
    <AsyncView read={read}>
      {(structure) => (
        <>
          <p className={styles.count}>
            <FormattedMessage id="account.staff.publishing-text" />
          </p>
          <ErrorNote error={error} />
          <ul className={styles.list}>
            {publishablesOf(structure, roles).map((one) => (
              <PublishRow key={`${one.kind}-${one.id}`} one={one} onPublish={(on) => publish(one, on)} />
            ))}
          </ul>
          {isAllowed(roles, 'settings:update') && (
            <SettingSwitch
              projectId={projectId}
              setting="arrivalEnabled"
              name="account.staff.arrival"
              text="account.staff.arrival-text"
            />
          )}
        </>
      )}
    </AsyncView>
  );
}

interface PublishRowProps {
  readonly one: Publishable;
  readonly onPublish: (isPublished: boolean) => void;
}

function PublishRow({ one, onPublish }: PublishRowProps) {
  const intl = useIntl();
  const { kind, name, depth, isPublished, isShown } = one;
  const isHidden = isPublished && !isShown;
  return (
    <li className={styles.publish} data-depth={Math.min(depth, 3)}>
      <span className={styles.labels}>
        <span className={styles.quiet}>{intl.formatMessage({ id: `account.staff.kind.${kind}` })}</span>
        <span className={styles.name}>{name}</span>
        {isHidden && (
          <span className={styles.quiet}>{intl.formatMessage({ id: 'account.staff.hidden-above' })}</span>
        )}
      </span>
      <Switch
        label={intl.formatMessage({ id: 'account.staff.published' }, { name })}
        labelHidden
        on={isPublished}
        onChange={onPublish}
      />
    </li>
  );
}
