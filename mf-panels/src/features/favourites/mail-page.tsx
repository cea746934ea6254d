import { Button, TextField } from '@suite/ui';
import { ARROW_LEFT } from '@suite/ui/icons';
import type { ComponentProps, FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './favourites.module.css';
import { type MailField, mailProblems } from './mail-form.ts';
import type { MailState } from './use-favourites-card.ts';

export interface MailPageProps {
  readonly mail: MailState;
  readonly count: number;
  readonly onBack: () => void;
}

type FieldLook = Omit<ComponentProps<typeof TextField>, 'label' | 'value' | 'onChange' | 'error'>;

const FIELDS: readonly (readonly [MailField, string, FieldLook])[] = [
  [
    'emailAddress',
    'panels.favourites.email',
    { type: 'email', autoComplete: 'email', autoFocus: true, required: true },
  ],
  ['firstName', 'panels.favourites.firstName', { autoComplete: 'given-name' }],
  ['lastName', 'panels.favourites.lastName', { autoComplete: 'family-name' }],
  ['phoneNumber', 'panels.favourites.phone', { type: 'tel', autoComplete: 'tel' }],
  ['note', 'panels.favourites.note', { multiline: true }],
];

/** Page 2: where the list goes. What was typed stays, also on the way to the list and back. */
export function MailPage({ mail, count, onBack }: MailPageProps) {
  const intl = useIntl();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mail.send();
    const problems = mailProblems(mail.form);
    const wrong = FIELDS.find(([name]) => problems[name]);
    // On a phone the first of them may be out of sight.
    if (wrong) (event.currentTarget.elements.namedItem(wrong[0]) as HTMLElement | null)?.focus();
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Button variant="quiet" icon={ARROW_LEFT} className={styles.back} onPress={onBack}>
        <FormattedMessage id="panels.favourites.backToList" />
      </Button>
      <p className={styles.intro}>
        <FormattedMessage id="panels.favourites.mailIntro" values={{ count }} />
      </p>
      {FIELDS.map(([name, label, look]) => {
        const problem = mail.problems[name];
        return (
          <TextField
            key={name}
            {...look}
            name={name}
            label={intl.formatMessage({ id: label })}
            value={mail.form[name]}
            onChange={(text) => mail.change({ [name]: text })}
            error={problem && intl.formatMessage({ id: problem })}
          />
        );
      })}
      {/* For robots: not drawn, not read, not reached by keys. */}
      <input
        className={styles.trap}
        name="website"
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        value={mail.form.website}
        onChange={(event) => mail.change({ website: event.target.value })}
      />
      <div role="alert">
        {mail.failure !== null && (
          <p className={styles.failure}>
            <FormattedMessage id={mail.failure} />
          </p>
        )}
      </div>
      <Button
        variant="primary"
        full
        type="submit"
        pending={mail.isSending}
        pendingLabel={intl.formatMessage({ id: 'common.sending' })}
      >
        <FormattedMessage id="common.send" />
      </Button>
      <p className={styles.intro}>
        <FormattedMessage id="panels.favourites.mailNote" />
      </p>
    </form>
  );
}
