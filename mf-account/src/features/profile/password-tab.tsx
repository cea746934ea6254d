import type { OwnProject } from '@suite/api';
import { listOwnProjects, setProjectPassword } from '@suite/api/endpoints';
import { call, inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import type { Profile } from '@suite/contracts';
import { AsyncView } from '@suite/explorer';
import { Heading } from '@suite/ui';
import { RadioRows } from '@suite/ui/choices';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PasswordFields } from './password-fields.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './profile.module.css';
import { usePasswordForm } from './use-password-form.ts';

const LABELS = {
  password: 'account.field.project-password',
  confirmation: 'account.field.confirmation',
  currentPassword: 'account.field.current-password',
} as const;

/** The own password, and a password for one project only for who is on one: any change of the first ends the others. */
export function PasswordTab({ profile }: { readonly profile: Profile }) {
  const read = useRead(readOf(listOwnProjects, inLanguage(useLocale())));
  return (
    <>
      <PasswordForm profile={profile} onSaved={read.retry} />
      <AsyncView read={read}>
        {(projects) => <OfProjects projects={projects} username={profile.email} onSaved={read.retry} />}
      </AsyncView>
    </>
  );
}

interface OfProjectsProps {
  readonly projects: readonly OwnProject[];
  readonly username: string;
  readonly onSaved: () => void;
}

function OfProjects({ projects, username, onSaved }: OfProjectsProps) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = projects.find(({ id }) => id === chosenId) ?? projects[0];
  if (!chosen) return null;
  return (
    <section className={styles.section}>
      <Heading level={3} size={20}>
        <FormattedMessage id="account.project-password.title" />
      </Heading>
      <p className={styles.text}>
        <FormattedMessage id="account.project-password.text" values={{ project: chosen.name }} />
      </p>
      <SetPasswords projects={projects} />
      {projects.length > 1 && <ProjectChoice projects={projects} chosen={chosen} onChoose={setChosenId} />}
      <ProjectPasswordForm key={chosen.id} project={chosen} username={username} onSaved={onSaved} />
    </section>
  );
}

/** Which project passwords there are, so that a forgotten one does not stay unseen. */
function SetPasswords({ projects }: { readonly projects: readonly OwnProject[] }) {
  const intl = useIntl();
  const set = projects.filter(({ passwordSetAt }) => passwordSetAt);
  if (set.length === 0) return null;
  return (
    <ul
      className={styles.setPasswords}
      aria-label={intl.formatMessage({ id: 'account.project-password.list' })}
    >
      {set.map(({ id, name, passwordSetAt }) => (
        <li key={id}>
          <FormattedMessage
            id="account.project-password.set-at"
            values={{ project: name, date: intl.formatDate(passwordSetAt ?? '', { dateStyle: 'long' }) }}
          />
        </li>
      ))}
    </ul>
  );
}

interface ProjectChoiceProps {
  readonly projects: readonly OwnProject[];
  readonly chosen: OwnProject;
  readonly onChoose: (id: number) => void;
}

function ProjectChoice({ projects, chosen, onChoose }: ProjectChoiceProps) {
  const intl = useIntl();
  return (
    <RadioRows
      label={intl.formatMessage({ id: 'account.project-password.project' })}
      choices={projects.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(chosen.id)}
      onChange={(id) => onChoose(Number(id))}
    />
  );
}

interface ProjectPasswordFormProps {
  readonly project: OwnProject;
  readonly username: string;
  readonly onSaved: () => void;
}

function ProjectPasswordForm({ project, username, onSaved }: ProjectPasswordFormProps) {
  const intl = useIntl();
  const state = usePasswordForm(
    `project-password-${project.id}`,
    LABELS,
    async (password, currentPassword) => {
      await call(setProjectPassword, { body: { projectId: project.id, password, currentPassword } });
      onSaved();
    },
  );
  return (
    <PasswordFields
      state={state}
      label={intl.formatMessage({ id: 'account.project-password.title' })}
      username={username}
      savedId="account.project-password.saved"
    />
  );
}
