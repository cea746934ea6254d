import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import type { FieldDefinition } from '@suite/contracts/fields';
import { FormField, SubmitButton, useForm } from '@suite/forms';
import { ButtonLink } from '@suite/ui';
import { ENVELOPE_SIMPLE } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mailError } from '../errors.ts';
import { AccountForm } from '../form/account-form.tsx';
import { EMAIL_MESSAGES } from '../form/error-messages.ts';
import { AccountFrame, FrameFoot } from './account-frame.tsx';
import { Note } from './note.tsx';
import { TextLink } from './text-link.tsx';

export interface MailPageProps {
  /** Beginning of the message ids of title, lead, button and of what was sent. */
  readonly texts: 'account.forgot' | 'account.resend';
  readonly fieldLabel: 'account.field.email' | 'account.field.person';
  readonly field: FieldDefinition;
  readonly send: (address: string) => Promise<void>;
}

/** A page that asks for a mail, and says that it went out: known and unknown addresses look alike. */
export function MailPage({ texts, fieldLabel, field, send }: MailPageProps) {
  const intl = useIntl();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    name: 'mail',
    fields: { email: field },
    labels: { email: fieldLabel },
    errorMessages: { email: EMAIL_MESSAGES },
    send: async ({ email }) => {
      await send(email);
      setSentTo(email);
    },
    readError: mailError,
  });
  if (sentTo !== null) return <MailSent texts={texts} to={sentTo} />;
  return (
    <AccountFrame
      title={intl.formatMessage({ id: `${texts}.title` })}
      lead={<FormattedMessage id={`${texts}.lead`} />}
    >
      <AccountForm form={form} label={intl.formatMessage({ id: `${texts}.title` })}>
        <FormField form={form} name="email" autoComplete="username" inputMode="email" />
        <SubmitButton isSending={form.isSending}>
          <FormattedMessage id={`${texts}.submit`} />
        </SubmitButton>
      </AccountForm>
      <FrameFoot>
        <BackToLogin />
      </FrameFoot>
    </AccountFrame>
  );
}

function BackToLogin() {
  return (
    <TextLink to={routePath('login', useLocale())}>
      <FormattedMessage id="account.back-to-login" />
    </TextLink>
  );
}

interface MailSentProps extends Pick<MailPageProps, 'texts'> {
  readonly to: string;
}

/** OK leads to the map, as it does for the notices of these pages (specification §2). */
function MailSent({ texts, to }: MailSentProps) {
  const intl = useIntl();
  return (
    <AccountFrame
      title={intl.formatMessage({ id: 'account.mail-sent.title' })}
      lead={<FormattedMessage id="account.mail-sent.lead" values={{ address: to }} />}
    >
      <Note icon={ENVELOPE_SIMPLE}>
        <FormattedMessage id={`${texts}.sent`} />
      </Note>
      <ButtonLink variant="primary" full href={routePath('map', useLocale())}>
        <FormattedMessage id="common.ok" />
      </ButtonLink>
      <FrameFoot>
        <BackToLogin />
      </FrameFoot>
    </AccountFrame>
  );
}
