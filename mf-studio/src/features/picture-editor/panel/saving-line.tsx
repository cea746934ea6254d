import { useLocale } from '@suite/bus';
import { Button, Icon } from '@suite/ui';
import { CLOCK_COUNTER_CLOCKWISE, CLOUD_CHECK, WARNING_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { actionError } from '../../../lib/errors.ts';
import type { EditorModel } from '../use-editor.ts';
import styles from './panel.module.css';

/** Whether the server has what is on the page, and what it does not take yet. */
export function SavingLine({ model }: { readonly model: EditorModel }) {
  const { saving, held, takenUpAt } = model;
  const { state } = saving;
  const isFailed = state.kind === 'failed';
  return (
    <>
      <div className={styles.saving} data-state={state.kind}>
        <Icon path={isFailed ? WARNING_CIRCLE : CLOUD_CHECK} size={20} />
        <p role="status">{isFailed ? <FailedText error={state.error} /> : <SavedText model={model} />}</p>
        {isFailed && (
          <Button size={40} onPress={saving.retry}>
            <FormattedMessage id="common.tryAgain" />
          </Button>
        )}
      </div>
      {held > 0 && (
        <p className={styles.note}>
          <FormattedMessage id="studio.picture.held" values={{ count: held }} />
        </p>
      )}
      {takenUpAt && (
        <p className={styles.note}>
          <Icon path={CLOCK_COUNTER_CLOCKWISE} size={20} />
          <FormattedMessage id="studio.picture.taken-up" values={{ time: <Moment at={takenUpAt} /> }} />
        </p>
      )}
    </>
  );
}

function Moment({ at }: { readonly at: Date }) {
  return <FormattedTime value={at} hour="2-digit" minute="2-digit" hourCycle="h23" />;
}

function SavedText({ model }: { readonly model: EditorModel }) {
  const { state } = model.saving;
  if (state.kind !== 'saved') return <FormattedMessage id={`studio.picture.saving.${state.kind}`} />;
  if (state.at === null) return <FormattedMessage id="studio.picture.saving.as-read" />;
  return <FormattedMessage id="studio.picture.saving.saved" values={{ time: <Moment at={state.at} /> }} />;
}

function FailedText({ error }: { readonly error: unknown }) {
  const intl = useIntl();
  const read = actionError(error, useLocale());
  // That it is kept and sent later says more than that it was not done.
  const id = read.kind === 'message' && read.id === 'studio.not-done' ? 'studio.picture.saving.failed' : null;
  if (read.kind === 'sentence') return read.text;
  return <>{intl.formatMessage({ id: id ?? read.id })}</>;
}
