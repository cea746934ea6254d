import type { TotpEnrolment } from '@suite/api';
import { confirmTotp } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import { TOTP_FIELDS } from '@suite/contracts/fields';
import { FormField, SubmitButton, useForm } from '@suite/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { secondStepError } from '../../../lib/errors.ts';
import { AccountForm } from '../../../lib/form/account-form.tsx';
import styles from '../profile.module.css';

export interface TotpFormProps {
  readonly enrolment: TotpEnrolment;
  readonly onConfirmed: (codes: readonly string[]) => Promise<void>;
}

/** The picture for the app, the same as a text, and the field for its first code. */
export function TotpForm({ enrolment, onConfirmed }: TotpFormProps) {
  const intl = useIntl();
  const form = useForm({
    name: 'totp',
    fields: TOTP_FIELDS,
    labels: { code: 'account.field.code' },
    errorMessages: {
      code: { required: 'form.required', invalid: 'account.rule.code', 'too-long': 'account.rule.code' },
    },
    send: async ({ code }) => {
      const { recoveryCodes } = await call(confirmTotp, { body: { code } });
      await onConfirmed(recoveryCodes);
    },
    readError: secondStepError,
  });
  const { secret, uri, qrSize, qrPath } = enrolment;
  return (
    <div className={styles.enrolment}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${qrSize} ${qrSize}`}
        role="img"
        aria-label={intl.formatMessage({ id: 'account.totp.picture' })}
        shapeRendering="crispEdges"
      >
        <path d={qrPath} fill="#000" />
      </svg>
      <div className={styles.stack}>
        <p>
          <FormattedMessage id="account.totp.scan" />
        </p>
        <p className={styles.key}>
          <FormattedMessage
            id="account.totp.key"
            values={{ secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 ') }}
          />
        </p>
        <p>
          <a href={uri}>
            <FormattedMessage id="account.totp.open" />
          </a>
        </p>
        <AccountForm form={form} label={intl.formatMessage({ id: 'account.totp.title' })}>
          <FormField form={form} name="code" autoComplete="one-time-code" inputMode="numeric" autoFocus />
          <SubmitButton isSending={form.isSending} full={false}>
            <FormattedMessage id="account.totp.confirm" />
          </SubmitButton>
        </AccountForm>
      </div>
    </div>
  );
}
