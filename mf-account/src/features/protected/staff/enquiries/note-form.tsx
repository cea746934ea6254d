import { Button, TextField } from '@suite/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SubmitButton } from '../../../../lib/form/submit-button.tsx';
import styles from '../staff.module.css';

/** As the server takes it. */
const LONGEST_NOTE = 1000;

export interface NoteFormProps {
  readonly isSending: boolean;
  readonly onSave: (note: string) => void;
  readonly onCancel: () => void;
}

/** A note for colleagues; the text stays when it could not be saved. */
export function NoteForm({ isSending, onSave, onCancel }: NoteFormProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const isTooLong = text.trim().length > LONGEST_NOTE;
  return (
    <form
      className={styles.noteForm}
      aria-label={intl.formatMessage({ id: 'account.staff.add-note' })}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !isTooLong) onSave(text.trim());
      }}
    >
      <TextField
        label={intl.formatMessage({ id: 'account.staff.note' })}
        hint={intl.formatMessage({ id: 'account.staff.note-hint' })}
        error={isTooLong ? intl.formatMessage({ id: 'account.staff.note-max' }) : undefined}
        multiline
        autoFocus
        value={text}
        onChange={setText}
      />
      <div className={styles.actions}>
        <SubmitButton isSending={isSending} full={false} disabled={text.trim() === ''}>
          <FormattedMessage id="common.save" />
        </SubmitButton>
        <Button onPress={onCancel}>
          <FormattedMessage id="common.cancel" />
        </Button>
      </div>
    </form>
  );
}
