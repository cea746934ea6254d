import type { ContentVersion } from '@suite/api';
import { getVersionChanges, publishVersion } from '@suite/api/endpoints';
import { call, readOf, useRead } from '@suite/api-client';
import { Button, Dialog } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../../lib/action-error.tsx';
import { useStudioAction } from '../../lib/errors.ts';
import type { StaffProject } from '../../lib/studio-page.tsx';
import { ChangesList } from '../../lib/versions/changes-list.tsx';
import styles from './overview.module.css';

interface PublishDialogProps {
  readonly project: StaffProject;
  /** What is to be shown to visitors; null while nothing is asked. */
  readonly version: ContentVersion | null;
  /** What they see now. */
  readonly published: ContentVersion | undefined;
  /** Things that are open in it. */
  readonly openCount?: number | undefined;
  readonly tag: string | undefined;
  readonly onClose: () => void;
  readonly onPublished: () => void;
}

/** Says what visitors will see and what is open, and shows a version to them: the draft, or an older one again. */
export function PublishDialog(props: PublishDialogProps) {
  const { project, version, published, openCount = 0, tag, onClose, onPublished } = props;
  const intl = useIntl();
  const { isRunning, error, run } = useStudioAction();
  const number = version?.number ?? 0;
  const isDraft = version?.publishedAt === null;
  const publish = () =>
    void run(async () => {
      await call(publishVersion, { projectId: project.id, number }, { ifMatch: tag });
      onClose();
    }).then(onPublished);
  return (
    <Dialog
      open={version !== null}
      onClose={onClose}
      title={intl.formatMessage({ id: isDraft ? 'studio.publish.title' : 'studio.back.title' }, { number })}
      actions={
        <>
          <Button variant="primary" pending={isRunning} onPress={publish}>
            <FormattedMessage id={isDraft ? 'studio.publish' : 'studio.go-back'} />
          </Button>
          <Button onPress={onClose}>
            <FormattedMessage id="common.cancel" />
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>
          <FormattedMessage id={isDraft ? 'studio.publish.text' : 'studio.back.text'} />
        </p>
        {openCount > 0 && (
          <p className={styles.warning}>
            <FormattedMessage id="studio.publish.open" values={{ count: openCount }} />
          </p>
        )}
        {version && published && <Changes projectId={project.id} number={number} from={published.number} />}
        <ActionError error={error} />
      </div>
    </Dialog>
  );
}

interface ChangesProps {
  readonly projectId: number;
  readonly number: number;
  readonly from: number;
}

function Changes({ projectId, number, from }: ChangesProps) {
  const { data } = useRead(readOf(getVersionChanges, { projectId, number, from }));
  return data ? <ChangesList changes={data.changes} /> : null;
}
