import { getProjectStructure } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { setPublished } from '@suite/api-client/staff';
import { useLocale } from '@suite/bus';
import type { RoleName } from '@suite/contracts';
import { AsyncView } from '@suite/explorer';
import { Switch } from '@suite/ui/fields';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../../lib/action-error.tsx';
import { useStudioAction } from '../../lib/errors.ts';
import styles from '../../lib/records.module.css';
import { type Publishable, publishablesOf } from './publishable.ts';

interface PublishingProps {
  readonly projectId: number;
  readonly roles: readonly RoleName[];
}

/** What visitors see of a project: itself, its masterplans and buildings. */
export function Publishing({ projectId, roles }: PublishingProps) {
  const read = useRead(readOf(getProjectStructure, { projectId, ...inLanguage(useLocale()) }));
  const { error, run } = useStudioAction();
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
            <FormattedMessage id="studio.publishing.text" />
          </p>
          <ActionError error={error} />
          <ul className={styles.list}>
            {publishablesOf(structure, roles).map((one) => (
              <PublishRow key={`${one.kind}-${one.id}`} one={one} onPublish={(on) => publish(one, on)} />
            ))}
          </ul>
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
        <span className={styles.quiet}>{intl.formatMessage({ id: `studio.publishing.kind.${kind}` })}</span>
        <span className={styles.name}>{name}</span>
        {isHidden && (
          <span className={styles.quiet}>{intl.formatMessage({ id: 'studio.publishing.hidden-above' })}</span>
        )}
      </span>
      <Switch
        label={intl.formatMessage({ id: 'studio.publishing.published' }, { name })}
        labelHidden
        on={isPublished}
        onChange={onPublish}
      />
    </li>
  );
}
