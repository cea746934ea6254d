import { invitePerson } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import type { RoleName } from '@suite/contracts';
import { SubmitButton } from '@suite/forms';
import { RadioRows } from '@suite/ui/choices';
import { TextField } from '@suite/ui/fields';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../../lib/action-error.tsx';
import { useStudioAction } from '../../lib/errors.ts';
import styles from '../../lib/records.module.css';

const GIVEN_ROLES = ['sales_agent', 'project_editor', 'project_admin'] as const satisfies readonly RoleName[];
type GivenRole = (typeof GIVEN_ROLES)[number];

interface GiveRoleProps {
  readonly projectId: number;
  readonly onGiven: () => void;
}

/** Gives somebody a role on the project; who has no account yet gets a mail. */
export function GiveRole({ projectId, onGiven }: GiveRoleProps) {
  const intl = useIntl();
  const { error, isRunning, run } = useStudioAction();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<GivenRole>('sales_agent');
  const [given, setGiven] = useState<{ readonly email: string; readonly role: GivenRole } | null>(null);
  const give = (event: FormEvent) => {
    event.preventDefault();
    setGiven(null);
    void run(async () => {
      await call(invitePerson, { projectId, body: { email: email.trim(), role } });
      setGiven({ email: email.trim(), role });
      setEmail('');
      onGiven();
    });
  };
  const title = intl.formatMessage({ id: 'studio.people.give' });
  return (
    <form className={styles.noteForm} onSubmit={give} aria-label={title}>
      <TextField
        label={intl.formatMessage({ id: 'studio.people.give-email' })}
        hint={intl.formatMessage({ id: 'studio.people.give-hint' })}
        type="email"
        required
        value={email}
        onChange={setEmail}
      />
      <div className={styles.filter}>
        <RadioRows
          label={intl.formatMessage({ id: 'studio.people.give-role' })}
          choices={GIVEN_ROLES.map((value) => ({
            value,
            label: intl.formatMessage({ id: `studio.people.gives.${value}` }),
          }))}
          value={role}
          onChange={setRole}
        />
      </div>
      <div className={styles.actions}>
        <SubmitButton isSending={isRunning} full={false}>
          {title}
        </SubmitButton>
      </div>
      <ActionError error={error} keepsText />
      <p role="status">
        {given && (
          <FormattedMessage
            id="studio.people.given"
            values={{ email: given.email, role: intl.formatMessage({ id: `studio.role.${given.role}` }) }}
          />
        )}
      </p>
    </form>
  );
}
