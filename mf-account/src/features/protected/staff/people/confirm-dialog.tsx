import type { Person, PersonChanges } from '@suite/api';
import { Button, Dialog } from '@suite/ui';
import { WARNING_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameOfPerson } from './name-of-person.ts';

export const CHANGES = {
  disable: { disabled: true },
  enable: { disabled: false },
  'take-role': { takeRole: true },
  'end-sessions': { endSessions: true },
} as const satisfies Readonly<Record<string, PersonChanges>>;
export type PersonChange = keyof typeof CHANGES;

export interface ConfirmDialogProps {
  readonly person: Person;
  readonly change: PersonChange;
  readonly isRunning: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once more, and says what comes of it: somebody is in the middle of work. */
export function ConfirmDialog({ person, change, isRunning, onConfirm, onClose }: ConfirmDialogProps) {
  const intl = useIntl();
  const actions = (
    <>
      <Button onPress={onClose}>
        <FormattedMessage id="common.cancel" />
      </Button>
      <Button
        variant="primary"
        pending={isRunning}
        pendingLabel={intl.formatMessage({ id: 'common.sending' })}
        onPress={onConfirm}
      >
        <FormattedMessage id={`account.people.${change}`} />
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      icon={WARNING_CIRCLE}
      title={intl.formatMessage({ id: `account.people.${change}-named` }, { name: nameOfPerson(person) })}
      actions={actions}
    >
      <p>
        <FormattedMessage id={`account.people.${change}-text`} />
      </p>
    </Dialog>
  );
}
