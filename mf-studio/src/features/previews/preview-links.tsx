import { isAllowed } from '@suite/access';
import { createPreviewLink, listPreviewLinks, revokePreviewLink } from '@suite/api/endpoints';
import { call, readOf, useRead } from '@suite/api-client';
import type { RoleName } from '@suite/contracts';
import { AsyncView } from '@suite/explorer';
import { useFormats } from '@suite/i18n';
import { Button, StateCard } from '@suite/ui';
import { EYE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../../lib/action-error.tsx';
import { useStudioAction } from '../../lib/errors.ts';
import { PreviewLinkForm } from '../../lib/preview-link/preview-link-form.tsx';
import styles from '../../lib/records.module.css';
import { SettingSwitch } from '../../lib/setting-switch.tsx';

interface PreviewLinksProps {
  readonly projectId: number;
  readonly roles: readonly RoleName[];
}

/** Links by which a project in private preview is shown to a few: made, listed and ended. */
export function PreviewLinks({ projectId, roles }: PreviewLinksProps) {
  const intl = useIntl();
  const { asOf } = useFormats();
  const read = useRead(readOf(listPreviewLinks, { projectId }));
  const { error, isRunning, run } = useStudioAction();
  const make = async (note: string) => {
    const made = await call(createPreviewLink, { projectId, body: { note } });
    read.retry();
    return made.url;
  };
  const revoke = (linkId: number) =>
    void run(async () => {
      await call(revokePreviewLink, { projectId, linkId });
      read.retry();
    });
  return (
    <>
      <p className={styles.count}>
        <FormattedMessage id="studio.previews.text" />
      </p>
      {isAllowed(roles, 'settings:update') && (
        <SettingSwitch
          projectId={projectId}
          setting="privatePreview"
          name="studio.previews.private"
          text="studio.previews.private-text"
        />
      )}
      <PreviewLinkForm make={make} />
      <ActionError error={error} />
      <AsyncView read={read}>
        {(links) =>
          links.length === 0 ? (
            <StateCard icon={EYE} title={intl.formatMessage({ id: 'studio.previews.none' })} />
          ) : (
            <ul className={styles.list}>
              {links.map(({ id, note, createdBy, expiresAt }) => (
                <li key={id} className={styles.publish}>
                  <span className={styles.labels}>
                    <span className={styles.name}>{nameOf(intl, note)}</span>
                    <span className={styles.quiet}>
                      <span>
                        <FormattedMessage
                          id="studio.previews.until"
                          values={{ date: <time dateTime={expiresAt}>{asOf(expiresAt)}</time> }}
                        />
                      </span>
                      {createdBy !== null && <span>{createdBy}</span>}
                    </span>
                  </span>
                  <Button
                    size={40}
                    disabled={isRunning}
                    aria-label={intl.formatMessage(
                      { id: 'studio.previews.end-named' },
                      { name: nameOf(intl, note) },
                    )}
                    onPress={() => revoke(id)}
                  >
                    <FormattedMessage id="studio.previews.end" />
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </AsyncView>
    </>
  );
}

function nameOf(intl: ReturnType<typeof useIntl>, note: string): string {
  return note === '' ? intl.formatMessage({ id: 'studio.previews.unnamed' }) : note;
}
