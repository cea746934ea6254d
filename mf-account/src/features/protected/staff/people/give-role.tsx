import { invitePerson } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import type { RoleName } from '@suite/contracts';
import { TextField } from '@suite/ui';
import { RadioRows } from '@suite/ui/choices';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '../../../../lib/form/error-note.tsx';
import { SubmitButton } from '../../../../lib/form/submit-button.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import styles from '../staff.module.css';

const GIVEN_ROLES = ['sales_agent', 'project_editor', 'project_admin'] as const satisfies readonly RoleName[];
type GivenRole = (typeof GIVEN_ROLES)[number];

interface GiveRoleProps {
  readonly projectId: number;
  readonly onGiven: () => void;
}

/** Gives somebody a role on the project; who has no account yet gets a mail. */
export function GiveRole({ projectId, onGiven }: GiveRoleProps) {
  const intl = useIntl();
  const { error, isRunning, run } = useAction();
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
  const title = intl.formatMessage({ id: 'account.people.give' });
  return (
    <form className={styles.noteForm} onSubmit={give} aria-label={title}>
      <TextField
        label={intl.formatMessage({ id: 'account.people.give-email' })}
        hint={intl.formatMessage({ id: 'account.people.give-hint' })}
        type="email"
        required
        value={email}
        onChange={setEmail}
      />
      <div className={styles.filter}>
        <RadioRows
          label={intl.formatMessage({ id: 'account.people.give-role' })}
          choices={GIVEN_ROLES.map((value) => ({
            value,
            label: intl.formatMessage({ id: `account.people.gives.${value}` }),
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
      <ErrorNote error={error} keepsText />
      <p role="status">
        {given && (
          <FormattedMessage
            id="account.people.given"
            values={{ email: given.email, role: intl.formatMessage({ id: `account.role.${given.role}` }) }}
          />
        )}
      </p>
    </form>
  );
}
