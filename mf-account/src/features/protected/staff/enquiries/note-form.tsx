import { optional, UPDATE_ENQUIRY_FIELDS } from '@suite/contracts/fields';
import { Form, FormField, useForm } from '@suite/forms';
import { Button } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { SubmitButton } from '../../../../lib/form/submit-button.tsx';
import styles from '../staff.module.css';

/** Nothing typed is no error: there is nothing to save then. */
const FIELDS = { note: optional(UPDATE_ENQUIRY_FIELDS.note) } as const;

export interface NoteFormProps {
  readonly enquiryId: number;
  readonly isSending: boolean;
  readonly onSave: (note: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** A note for colleagues; the text stays when it could not be saved. */
export function NoteForm({ enquiryId, isSending, onSave, onCancel }: NoteFormProps) {
  const intl = useIntl();
  const form = useForm({
    name: `note-${enquiryId}`,
    fields: FIELDS,
    labels: { note: 'account.staff.note' },
    errorMessages: { note: { 'too-long': 'account.staff.note-max' } },
    showErrors: 'on-change',
    send: async ({ note }) => {
      if (note !== '') await onSave(note);
    },
    // The list above says what could not be done.
    readError: () => null,
  });
  return (
    <Form
      form={form}
      className={styles.noteForm}
      label={intl.formatMessage({ id: 'account.staff.add-note' })}
    >
      <FormField
        form={form}
        name="note"
        hint={intl.formatMessage({ id: 'account.staff.note-hint' })}
        multiline
        autoFocus
      />
      <div className={styles.actions}>
        <SubmitButton isSending={isSending} full={false} disabled={form.values.note.trim() === ''}>
          <FormattedMessage id="common.save" />
        </SubmitButton>
        <Button
          onPress={() => {
            form.forget();
            onCancel();
          }}
        >
          <FormattedMessage id="common.cancel" />
        </Button>
      </div>
    </Form>
  );
}
