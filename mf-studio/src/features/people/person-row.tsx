import type { Person } from '@suite/api';
import { useFormats } from '@suite/i18n';
import { Button } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../../lib/records.module.css';
import type { PersonChange } from './confirm-dialog.tsx';
import { nameOfPerson } from './name-of-person.ts';
import { Rights } from './rights.tsx';

interface PersonRowProps {
  readonly person: Person;
  readonly onAsk: (change: PersonChange) => void;
}

export function PersonRow({ person, onAsk }: PersonRowProps) {
  return (
    <li className={styles.person}>
      <div className={styles.facts}>
        <span className={styles.name}>{nameOfPerson(person)}</span>
        <div className={styles.quiet}>
          <a href={`mailto:${person.email}`}>{person.email}</a>
          <Seen person={person} />
        </div>
        <Rights person={person} />
      </div>
      <div className={styles.does}>
        {changesOf(person).map((change) => (
          <ChangeButton key={change} person={person} change={change} onAsk={onAsk} />
        ))}
      </div>
    </li>
  );
}

/** What may be done now, in the order of how much it takes away. */
function changesOf({ actions, disabledAt, sessions }: Person): PersonChange[] {
  const changes: PersonChange[] = [];
  if (actions.includes('end-sessions') && sessions > 0) changes.push('end-sessions');
  if (actions.includes('take-role')) changes.push('take-role');
  if (actions.includes('disable')) changes.push(disabledAt === null ? 'disable' : 'enable');
  return changes;
}

interface ChangeButtonProps extends PersonRowProps {
  readonly change: PersonChange;
}

function ChangeButton({ person, change, onAsk }: ChangeButtonProps) {
  const intl = useIntl();
  const name = nameOfPerson(person);
  return (
    <Button
      size={40}
      aria-label={intl.formatMessage({ id: `studio.people.${change}-named` }, { name })}
      onPress={() => onAsk(change)}
    >
      <FormattedMessage id={`studio.people.${change}`} />
    </Button>
  );
}

function Seen({ person: { disabledAt, lastSeenAt, sessions } }: { readonly person: Person }) {
  const { asOf } = useFormats();
  if (disabledAt !== null) {
    return (
      <span className={styles.hidden}>
        <FormattedMessage id="studio.people.disabled-at" values={{ date: asOf(disabledAt) }} />
      </span>
    );
  }
  if (lastSeenAt === null) return <FormattedMessage id="studio.people.never-seen" />;
  return (
    <>
      <FormattedMessage id="studio.people.seen-at" values={{ date: asOf(lastSeenAt) }} />
      <span>
        <FormattedMessage id="studio.people.sessions" values={{ count: sessions }} />
      </span>
    </>
  );
}
