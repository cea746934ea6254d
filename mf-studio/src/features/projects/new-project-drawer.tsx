import type { NewProject } from '@suite/api';
import { createProject } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { SubmitButton } from '@suite/forms';
import { Drawer, Eyebrow } from '@suite/ui';
import { RadioRows } from '@suite/ui/choices';
import { TextField } from '@suite/ui/fields';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { ActionError } from '../../lib/action-error.tsx';
import { useStudioAction } from '../../lib/errors.ts';
import { Import } from '../../lib/import/import-drawer.tsx';
import styles from './projects.module.css';

interface NewProjectDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** There is a project more. */
  readonly onMade: () => void;
}

/** Begins a project: with nothing, with the example, or from a project folder. */
export function NewProjectDrawer({ open, onClose, onMade }: NewProjectDrawerProps) {
  const intl = useIntl();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={intl.formatMessage({ id: 'studio.new-project' })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
    >
      <NewProjectForm onMade={onMade} />
      <div className={styles.folder}>
        <Eyebrow level={3}>
          <FormattedMessage id="studio.new.folder" />
        </Eyebrow>
      </div>
      <Import projectId={null} onImported={onMade} onClose={onClose} />
    </Drawer>
  );
}

const FIELDS = ['title', 'organization', 'place'] as const;
const LABELS = {
  title: 'studio.new.name',
  organization: 'studio.new.organization',
  place: 'studio.new.place',
} as const;

function NewProjectForm({ onMade }: { readonly onMade: () => void }) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const { isRunning, error, run } = useStudioAction();
  const [values, setValues] = useState({ title: '', organization: '', place: '' });
  const [from, setFrom] = useState<NewProject['from']>('nothing');
  const make = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const { projectId } = await call(createProject, { body: { ...values, from } });
      onMade();
      await navigate(routePath('studio-pictures', locale, { id: projectId }));
    });
  };
  return (
    <form className={styles.form} onSubmit={make}>
      <p className={styles.place}>
        <FormattedMessage id="studio.new.lead" />
      </p>
      {FIELDS.map((name) => (
        <TextField
          key={name}
          label={intl.formatMessage({ id: LABELS[name] })}
          value={values[name]}
          required
          hint={name === 'title' ? undefined : intl.formatMessage({ id: `studio.new.${name}-text` })}
          onChange={(text) => setValues({ ...values, [name]: text })}
        />
      ))}
      <RadioRows
        label={intl.formatMessage({ id: 'studio.new.begin' })}
        value={from}
        onChange={setFrom}
        choices={(['nothing', 'example'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `studio.new.${value}` }),
        }))}
      />
      <ActionError error={error} />
      <SubmitButton isSending={isRunning} full={false}>
        <FormattedMessage id="studio.new.make" />
      </SubmitButton>
    </form>
  );
}
