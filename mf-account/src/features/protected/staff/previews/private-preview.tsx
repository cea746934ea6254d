import { getAnyProjectSettings, updateProject } from '@suite/api/endpoints';
import { call, readOf, useRead } from '@suite/api-client';
import { AsyncView } from '@suite/explorer';
import { Switch } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '../../../../lib/form/error-note.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import styles from '../staff.module.css';

/** Whether the project is in private preview, for who may change its settings. */
export function PrivatePreview({ projectId }: { readonly projectId: number }) {
  const intl = useIntl();
  const read = useRead(readOf(getAnyProjectSettings, { projectId }));
  const { error, run } = useAction();
  const change = (privatePreview: boolean) =>
    void run(async () => {
      await call(updateProject, { projectId, body: { privatePreview } });
      read.retry();
    });
  return (
    <AsyncView read={read}>
      {({ privatePreview }) => (
        <>
          <ErrorNote error={error} />
          <div className={styles.publish}>
            <span className={styles.labels}>
              <span className={styles.name}>
                <FormattedMessage id="account.previews.private" />
              </span>
              <span className={styles.quiet}>
                <FormattedMessage id="account.previews.private-text" />
              </span>
            </span>
            <Switch
              label={intl.formatMessage({ id: 'account.previews.private' })}
              labelHidden
              on={privatePreview}
              onChange={change}
            />
          </div>
        </>
      )}
    </AsyncView>
  );
}
