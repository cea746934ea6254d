import { statusMessageId } from '@suite/i18n';
import { Button } from '@suite/ui';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import styles from '../staff.module.css';
import type { StaffUnit } from './changed-units.ts';
import type { Conflict } from './use-units.ts';

interface ChangedMeanwhileProps {
  readonly conflict: Conflict;
  readonly isRunning: boolean;
}

/** Units that somebody else has changed since they were chosen, as they were and as they are: whoever is second decides. */
export function ChangedMeanwhile({
  conflict: { units, makeAnyway, leave },
  isRunning,
}: ChangedMeanwhileProps) {
  const intl = useIntl();
  return (
    <div role="alert" className={styles.conflict}>
      <p>
        <FormattedMessage id="account.staff.changed-meanwhile" values={{ count: units.length }} />
      </p>
      <ul>
        {units.map(({ was, is }) => (
          <li key={was.id}>
            <FormattedMessage
              id="account.staff.was-and-is"
              values={{ unit: was.name, was: standing(intl, was), is: standing(intl, is) }}
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size={40} pending={isRunning} onPress={makeAnyway}>
          <FormattedMessage id="account.staff.change-anyway" />
        </Button>
        <Button size={40} onPress={leave}>
          <FormattedMessage id="account.staff.leave-changed" />
        </Button>
      </div>
    </div>
  );
}

function standing(intl: IntlShape, unit: StaffUnit | null): string {
  if (!unit) return intl.formatMessage({ id: 'account.staff.no-more' });
  const status = intl.formatMessage({ id: statusMessageId(unit.status) });
  return unit.publish ? status : `${status}, ${intl.formatMessage({ id: 'account.staff.unpublished' })}`;
}
