import { SubmitButton } from '@suite/forms';
import { TextField } from '@suite/ui/fields';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../action-error.tsx';
import { useStudioAction } from '../errors.ts';
import styles from '../records.module.css';
import { MadeLink } from './made-link.tsx';

const MOST_CHARACTERS = 100;

interface PreviewLinkFormProps {
  /** Makes a link with a note of whom it is for, and gives its address. */
  readonly make: (note: string) => Promise<string>;
}

/** Makes a link that others see something unpublished by, and shows it, once. */
export function PreviewLinkForm({ make }: PreviewLinkFormProps) {
  const intl = useIntl();
  const { error, isRunning, run } = useStudioAction();
  const [note, setNote] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setLink(await make(note));
      setNote('');
    });
  };
  return (
    <form
      className={styles.noteForm}
      onSubmit={submit}
      aria-label={intl.formatMessage({ id: 'studio.preview.make' })}
    >
      <TextField
        label={intl.formatMessage({ id: 'studio.preview.note' })}
        hint={intl.formatMessage({ id: 'studio.preview.note-hint' })}
        value={note}
        onChange={(text) => setNote(text.slice(0, MOST_CHARACTERS))}
      />
      <div className={styles.actions}>
        <SubmitButton isSending={isRunning} full={false}>
          <FormattedMessage id="studio.preview.make" />
        </SubmitButton>
      </div>
      <ActionError error={error} keepsText />
      {link !== null && <MadeLink key={link} link={link} />}
    </form>
  );
}
