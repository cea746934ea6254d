import { Eyebrow, Icon, IconButton } from '@suite/ui';
import { WARNING_CIRCLE, X } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../../../lib/action-error.tsx';
import type { EditorModel } from '../use-editor.ts';
import styles from './panel.module.css';

/** What came of a drawing of another program, and what of it could not be taken. */
export function DrawingReport({ model: { drawing } }: { readonly model: EditorModel }) {
  const intl = useIntl();
  const { result, error, isRunning, forget } = drawing;
  if (!result && !error && !isRunning) return null;
  return (
    <section>
      <div className={styles.sectionHead}>
        <Eyebrow level={3}>
          <FormattedMessage id="studio.picture.tool.import" />
        </Eyebrow>
        {result && (
          <IconButton icon={X} label={intl.formatMessage({ id: 'common.close' })} onPress={forget} />
        )}
      </div>
      <ActionError error={error} />
      <p className={styles.lead} role="status">
        {isRunning && <FormattedMessage id="studio.picture.import.reading" />}
        {result && (
          <FormattedMessage
            id="studio.picture.import.done"
            values={{ count: result.count, name: result.name }}
          />
        )}
      </p>
      {result && result.issues.length > 0 && (
        <ul className={styles.issues}>
          {result.issues.map(({ message }) => (
            <li key={message}>
              <Icon path={WARNING_CIRCLE} size={20} />
              <span lang="en">{message}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
