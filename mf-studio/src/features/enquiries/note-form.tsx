import { optional, UPDATE_ENQUIRY_FIELDS } from '@suite/contracts/fields';
import { Form, FormField, useForm } from '@suite/forms';
import { Button } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './enquiry.module.css';
import type { EnquiryModel } from './use-enquiry.ts';

/** Nothing typed is no error: there is nothing to save then. */
const FIELDS = { note: optional(UPDATE_ENQUIRY_FIELDS.note) } as const;

interface NoteFormProps {
  readonly enquiryId: number;
  readonly model: EnquiryModel;
}

/** A note for colleagues; the text stays when it could not be saved. */
export function NoteForm({ enquiryId, model }: NoteFormProps) {
  const intl = useIntl();
  const form = useForm({
    name: `note-${enquiryId}`,
    fields: FIELDS,
    labels: { note: 'studio.enquiries.note' },
    errorMessages: { note: { 'too-long': 'studio.enquiries.note-max' } },
    showErrors: 'on-change',
    send: async ({ note }) => {
      if (note === '') return;
      if (!(await model.change({ note }))) throw new Error('The note was not saved');
      form.reset();
    },
    // What could not be done is said beside what can be done.
    readError: () => null,
  });
  return (
    <Form
      form={form}
      className={styles.noteForm}
      label={intl.formatMessage({ id: 'studio.enquiries.add-note' })}
    >
      <FormField
        form={form}
        name="note"
        hint={intl.formatMessage({ id: 'studio.enquiries.note-hint' })}
        multiline
      />
      <Button type="submit" pending={model.isRunning} disabled={form.values.note.trim() === ''}>
        <FormattedMessage id="studio.enquiries.add-note" />
      </Button>
    </Form>
  );
}
