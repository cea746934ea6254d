import type { ContentVersion } from '@suite/api';
import { createDraftLink } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import { Button, ButtonLink, Drawer, LiveRegion, TextField } from '@suite/ui';
import { COPY, EYE } from '@suite/ui/icons';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../../lib/action-error.tsx';
import { useStudioAction } from '../../lib/errors.ts';
import type { StaffProject } from '../../lib/studio-page.tsx';
import styles from './overview.module.css';

const MOST_CHARACTERS = 100;

interface PreviewDrawerProps {
  readonly open: boolean;
  readonly project: StaffProject;
  /** The newest one. */
  readonly version: ContentVersion | null;
  readonly onClose: () => void;
}

/** The real explorer on a version: here in a tab, and for others by a link that ends after seven days. */
export function PreviewDrawer({ open, project, version, onClose }: PreviewDrawerProps) {
  const intl = useIntl();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={intl.formatMessage({ id: 'studio.preview' })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
    >
      {version && <NewLink projectId={project.id} number={version.number} />}
    </Drawer>
  );
}

function NewLink({ projectId, number }: { readonly projectId: number; readonly number: number }) {
  const intl = useIntl();
  const { error, isRunning, run } = useStudioAction();
  const [note, setNote] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const make = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => setLink((await call(createDraftLink, { projectId, number, body: { note } })).url));
  };
  return (
    <form className={styles.form} onSubmit={make}>
      <p>
        <FormattedMessage id="studio.preview.text" values={{ number }} />
      </p>
      <TextField
        label={intl.formatMessage({ id: 'studio.preview.note' })}
        hint={intl.formatMessage({ id: 'studio.preview.note-hint' })}
        value={note}
        onChange={(text) => setNote(text.slice(0, MOST_CHARACTERS))}
      />
      <Button type="submit" pending={isRunning}>
        <FormattedMessage id="studio.preview.make" />
      </Button>
      <ActionError error={error} />
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
        label={intl.formatMessage({ id: 'studio.preview.link' })}
        value={link}
        onChange={() => undefined}
        hint={intl.formatMessage({ id: `studio.preview.${copied ?? 'once'}` })}
      />
      <div className={styles.actions}>
        <Button icon={COPY} onPress={copy}>
          <FormattedMessage id="studio.preview.copy" />
        </Button>
        <ButtonLink icon={EYE} href={link} target="_blank">
          <FormattedMessage id="studio.preview.open" />
        </ButtonLink>
      </div>
      <LiveRegion>{copied && <FormattedMessage id={`studio.preview.${copied}`} />}</LiveRegion>
    </>
  );
}
