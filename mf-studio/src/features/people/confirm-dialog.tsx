import type { Person, PersonChanges } from '@suite/api';
import { FormattedMessage, useIntl } from 'react-intl';
import { Question } from '../../lib/question.tsx';
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
  return (
    <Question
      title={intl.formatMessage({ id: `studio.people.${change}-named` }, { name: nameOfPerson(person) })}
      confirm={intl.formatMessage({ id: `studio.people.${change}` })}
      isRunning={isRunning}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id={`studio.people.${change}-text`} />
      </p>
    </Question>
  );
}
