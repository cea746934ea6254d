import { Icon } from '@suite/ui';
import { CHECK_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';
import styles from './profile.module.css';

export interface SavedNoteProps {
  readonly isSaved: boolean;
  readonly messageId: string;
}

/** Beside a button: what it did. Stays mounted while empty, so that the words are read out. */
export function SavedNote({ isSaved, messageId }: SavedNoteProps) {
  return (
    <p role="status" className={styles.saved}>
      {isSaved && (
        <>
          <Icon path={CHECK_CIRCLE} size={20} />
          <FormattedMessage id={messageId} />
        </>
      )}
    </p>
  );
}
