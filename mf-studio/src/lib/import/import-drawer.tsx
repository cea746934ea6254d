import { Button, Drawer } from '@suite/ui';
import { FILE_ARROW_UP } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../action-error.tsx';
import { FileDrop } from '../file-drop/file-drop.tsx';
import styles from './import.module.css';
import { ImportReport } from './import-report.tsx';
import { Progress } from './progress.tsx';
import { type ImportModel, useImport } from './use-import.ts';

interface ImportProps {
  /** Null: a new project. */
  readonly projectId: number | null;
  readonly onClose: () => void;
  /** A draft was made. */
  readonly onImported: () => void;
}

interface ImportDrawerProps extends ImportProps {
  readonly open: boolean;
}

/** A ZIP of a project folder becomes a draft: sent, imported with its progress, reported. */
export function ImportDrawer({ open, projectId, onClose, onImported }: ImportDrawerProps) {
  const intl = useIntl();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={intl.formatMessage({ id: 'studio.import' })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
    >
      <Import projectId={projectId} onImported={onImported} onClose={onClose} />
    </Drawer>
  );
}

/** The steps of an import: choose, send, wait, read what came of it. */
export function Import({ projectId, onImported, onClose }: ImportProps) {
  const intl = useIntl();
  const model = useImport(projectId, onImported);
  const { stage } = model;
  switch (stage.kind) {
    case 'choosing':
      return (
        <div className={styles.import}>
          <p className={styles.lead}>
            <FormattedMessage id={projectId === null ? 'studio.import.new-lead' : 'studio.import.lead'} />
          </p>
          <FileDrop
            icon={FILE_ARROW_UP}
            accept=".zip,application/zip"
            onFiles={([archive]) => model.start(archive)}
          >
            <FormattedMessage id="studio.import.choose" />
          </FileDrop>
          <ActionError error={stage.error} />
        </div>
      );
    case 'sending':
      return (
        <div className={styles.import}>
          <Progress
            label={intl.formatMessage({ id: 'studio.import.sending' }, { name: stage.name })}
            share={stage.share}
          />
          <Button onPress={model.cancel}>
            <FormattedMessage id="common.cancel" />
          </Button>
        </div>
      );
    case 'importing':
      return (
        <div className={styles.import}>
          <Progress
            label={intl.formatMessage({ id: `studio.import.step.${stage.job.step}` })}
            share={stage.job.share}
            secondsLeft={stage.job.secondsLeft}
          />
          <p className={styles.lead}>
            <FormattedMessage id="studio.import.goes-on" />
          </p>
        </div>
      );
    case 'ended':
      return <Ended model={model} job={stage.job} onClose={onClose} />;
  }
}

interface EndedProps {
  readonly model: ImportModel;
  readonly job: Parameters<typeof ImportReport>[0]['job'];
  readonly onClose: () => void;
}

function Ended({ model, job, onClose }: EndedProps) {
  return (
    <div className={styles.import}>
      <ImportReport job={job} onOpen={onClose} />
      {job.state === 'failed' && (
        <Button onPress={model.again}>
          <FormattedMessage id="studio.import.again" />
        </Button>
      )}
    </div>
  );
}
