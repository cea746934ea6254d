import { isAllowed } from '@suite/access';
import { type RoleName, UNIT_STATUSES } from '@suite/contracts';
import { statusMessageId } from '@suite/i18n';
import { Button } from '@suite/ui';
import { FormattedMessage } from 'react-intl';
import styles from '../staff.module.css';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import type { UnitsState } from './use-units.ts';

interface ChangeBarProps {
  readonly state: UnitsState;
  readonly roles: readonly RoleName[];
}

/** What the person may do with the chosen units; there while some are chosen. */
export function ChangeBar({ state, roles }: ChangeBarProps) {
  const { chosen, isRunning, conflict, changeChosen } = state;
  const setsStatus = isAllowed(roles, 'status:update');
  return (
    <div className={styles.change}>
      <p role="status" className={styles.count}>
        <FormattedMessage
          id="account.staff.chosen"
          values={{ count: chosen.size, sets: String(chosen.size > 0 && setsStatus) }}
        />
      </p>
      {conflict && <ChangedMeanwhile conflict={conflict} isRunning={isRunning} />}
      {chosen.size > 0 && !conflict && (
        <div className={styles.actions}>
          {setsStatus &&
            UNIT_STATUSES.map((status) => (
              <Button key={status} size={40} pending={isRunning} onPress={() => changeChosen({ status })}>
                <FormattedMessage id={statusMessageId(status)} />
              </Button>
            ))}
          {isAllowed(roles, 'apartment:update') && (
            <>
              <Button size={40} pending={isRunning} onPress={() => changeChosen({ publish: true })}>
                <FormattedMessage id="account.staff.publish" />
              </Button>
              <Button size={40} pending={isRunning} onPress={() => changeChosen({ publish: false })}>
                <FormattedMessage id="account.staff.unpublish" />
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
