import { createPreviewLink } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import { Button, LiveRegion, TextField } from '@suite/ui';
import { COPY } from '@suite/ui/icons';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../../lib/action-error.tsx';
import { useStudioAction } from '../../lib/errors.ts';
import styles from '../../lib/records.module.css';

const MOST_CHARACTERS = 100;

interface NewLinkProps {
  readonly projectId: number;
  readonly onMade: () => void;
}

/** Makes a link and shows it, once. */
export function NewLink({ projectId, onMade }: NewLinkProps) {
  const intl = useIntl();
  const { error, isRunning, run } = useStudioAction();
  const [note, setNote] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const make = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const made = await call(createPreviewLink, { projectId, body: { note } });
      setLink(made.url);
      setNote('');
      onMade();
    });
  };
  return (
    <form
      className={styles.noteForm}
      onSubmit={make}
      aria-label={intl.formatMessage({ id: 'studio.previews.make' })}
    >
      <TextField
        label={intl.formatMessage({ id: 'studio.previews.note' })}
        hint={intl.formatMessage({ id: 'studio.previews.note-hint' })}
        value={note}
        onChange={(text) => setNote(text.slice(0, MOST_CHARACTERS))}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          pending={isRunning}
          pendingLabel={intl.formatMessage({ id: 'common.sending' })}
        >
          <FormattedMessage id="studio.previews.make" />
        </Button>
      </div>
      <ActionError error={error} keepsText />
      {link !== null && <MadeLink key={link} link={link} />}
    </form>
  );
}

function MadeLink({ link }: { readonly link: string }) {
  const intl = useIntl();
  const [copied, setCopied] = useState<'copied' | 'copy-failed' | null>(null);
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied('copied'),
      // Without HTTPS, or when the person forbids it.
      () => setCopied('copy-failed'),
    );
  return (
    <>
      <TextField
        label={intl.formatMessage({ id: 'studio.previews.link' })}
        value={link}
        onChange={() => undefined}
        hint={intl.formatMessage({ id: `studio.previews.${copied ?? 'once'}` })}
      />
      <div className={styles.actions}>
        <Button icon={COPY} onPress={copy}>
          <FormattedMessage id="studio.previews.copy" />
        </Button>
      </div>
      <LiveRegion>{copied && <FormattedMessage id={`studio.previews.${copied}`} />}</LiveRegion>
    </>
  );
}
