import { useStore } from '@nanostores/react';
import { $profile } from '@suite/bus';
import { Form, FormField, Honeypot } from '@suite/forms';
import { Button } from '@suite/ui';
import { ARROW_LEFT } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './favourites.module.css';
import type { MailForm } from './mail-form.ts';

export interface MailPageProps {
  readonly form: MailForm;
  readonly count: number;
  readonly onBack: () => void;
}

/** Page 2: where the list goes. What was typed stays, also on the way to the list and back. */
export function MailPage({ form, count, onBack }: MailPageProps) {
  const intl = useIntl();
  const profile = useStore($profile);
  return (
    <Form form={form} className={styles.form}>
      <Button variant="quiet" icon={ARROW_LEFT} className={styles.back} onPress={onBack}>
        <FormattedMessage id="panels.favourites.backToList" />
      </Button>
      <p className={styles.intro}>
        <FormattedMessage id="panels.favourites.mailIntro" values={{ count }} />
      </p>
      <FormField form={form} name="emailAddress" type="email" autoComplete="email" autoFocus required />
      <FormField form={form} name="firstName" autoComplete="given-name" />
      <FormField form={form} name="lastName" autoComplete="family-name" />
      <FormField form={form} name="phoneNumber" type="tel" autoComplete="tel" />
      <FormField
        form={form}
        name="note"
        multiline
        hint={profile ? undefined : intl.formatMessage({ id: 'panels.favourites.textsNeedLogin' })}
      />
      <Honeypot form={form} />
      <div role="alert">
        {form.error?.kind === 'message' && (
          <p className={styles.error}>
            <FormattedMessage id={form.error.id} />
          </p>
        )}
      </div>
      <Button
        variant="primary"
        full
        type="submit"
        pending={form.isSending}
        pendingLabel={intl.formatMessage({ id: 'common.sending' })}
      >
        <FormattedMessage id="common.send" />
      </Button>
      <p className={styles.intro}>
        <FormattedMessage id="panels.favourites.mailNote" />
      </p>
    </Form>
  );
}
