import type { AuditEntry, AuditQuery } from '@suite/api';
import { Button } from '@suite/ui';
import { TextField } from '@suite/ui/fields';
import { DOWNLOAD_SIMPLE } from '@suite/ui/icons';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Select } from '../../lib/select/select.tsx';
import styles from './ledger.module.css';
import type { LedgerState } from './use-ledger.ts';

type Action = AuditEntry['action'];

/** In the order in which somebody looks for them. */
const ACTIONS: readonly Action[] = [
  'unit.change',
  'organization.change',
  'project.change',
  'version.change',
  'version.publish',
  'version.import',
  'masterplan.change',
  'building.change',
  'media.change',
  'package.change',
  'preview-link.change',
  'person.change',
  'people.read',
  'enquiries.read',
  'enquiries.export',
  'enquiry.change',
  'mails.read',
  'mail.change',
  'log-in',
  'account.change',
  'account.export',
  'account.delete',
  'release.change',
  'server.run-jobs',
  'server.backup',
  'ledger.read',
  'ledger.export',
];
const OUTCOMES = ['done', 'refused'] as const;

const EMPTY = { who: '', action: '', outcome: '', from: '', to: '' };
type Typed = typeof EMPTY;

/** Who, what, outcome and days; asked when it is sent, so that no letter is a search of its own. */
export function LedgerFilter({ state }: { readonly state: LedgerState }) {
  const intl = useIntl();
  const [typed, setTyped] = useState(EMPTY);
  const set = (key: keyof Typed) => (value: string) => setTyped((last) => ({ ...last, [key]: value }));
  const label = (id: string) => intl.formatMessage({ id: `studio.ledger.${id}` });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    state.search(queryOf(typed));
  };
  return (
    <form
      aria-label={intl.formatMessage({ id: 'studio.suite.ledger' })}
      className={styles.filter}
      onSubmit={onSubmit}
    >
      <TextField
        label={label('who')}
        hint={label('who-hint')}
        value={typed.who}
        onChange={set('who')}
        type="search"
      />
      <Choice
        label={label('what')}
        all={label('all')}
        value={typed.action}
        onChange={set('action')}
        choices={ACTIONS.map((value) => ({ value, label: label(`action.${value}`) }))}
      />
      <Choice
        label={label('outcome')}
        all={label('outcome.any')}
        value={typed.outcome}
        onChange={set('outcome')}
        choices={OUTCOMES.map((value) => ({ value, label: label(`outcome.${value}`) }))}
      />
      <TextField label={label('from')} value={typed.from} onChange={set('from')} type="date" />
      <TextField label={label('to')} value={typed.to} onChange={set('to')} type="date" />
      <div className={styles.buttons}>
        <Button variant="primary" size={40} type="submit">
          <FormattedMessage id="studio.ledger.search" />
        </Button>
        <Button
          size={40}
          onPress={() => {
            setTyped(EMPTY);
            state.search({});
          }}
        >
          <FormattedMessage id="studio.ledger.clear" />
        </Button>
        <Button
          size={40}
          icon={DOWNLOAD_SIMPLE}
          pending={state.isRunning}
          pendingLabel={intl.formatMessage({ id: 'common.sending' })}
          onPress={state.download}
        >
          <FormattedMessage id="studio.ledger.export" />
        </Button>
      </div>
    </form>
  );
}

/** Days are those of the person's clock; the last one is searched to its end. */
function queryOf({ who, action, outcome, from, to }: Typed): AuditQuery {
  const known = ACTIONS.find((one) => one === action);
  const ended = OUTCOMES.find((one) => one === outcome);
  return {
    ...(who.trim() !== '' && { who: who.trim() }),
    ...(known && { action: known }),
    ...(ended && { outcome: ended }),
    ...(from !== '' && { from: startOf(from, 0) }),
    ...(to !== '' && { to: startOf(to, 1) }),
  };
}

function startOf(day: string, daysLater: number): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

function Choice({ label, all, value, onChange, choices }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
