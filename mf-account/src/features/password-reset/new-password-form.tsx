import { resetPassword, setPassword } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { SET_PASSWORD_FIELDS } from '@suite/contracts/fields';
import { SubmitButton, useForm } from '@suite/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { linkError } from '../../lib/errors.ts';
import { AccountForm } from '../../lib/form/account-form.tsx';
import { CONFIRMATION, NewPasswordFields } from '../../lib/form/new-password-fields.tsx';
import type { LinkToken } from '../../lib/link-token.ts';

const FIELDS = { ...SET_PASSWORD_FIELDS, confirmation: CONFIRMATION } as const;
const LABELS = {
  password: 'account.field.new-password',
  confirmation: 'account.field.confirmation',
} as const;

/** Sets a password by a link, and goes on to the login, which says that it is saved. */
export function NewPasswordForm({ link }: { readonly link: LinkToken }) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useForm({
    name: 'new-password',
    fields: FIELDS,
    labels: LABELS,
    send: async ({ password }) => {
      const body = { token: link.token, password };
      await (link.first ? call(setPassword, { body }) : call(resetPassword, { body }));
      // In the place of this page: going back must not lead to a link that is used up.
      await navigate(routePath('login', locale, {}, 'password-saved=1'), { replace: true });
    },
    readError: linkError,
  });
  return (
    <AccountForm form={form} label={intl.formatMessage({ id: 'account.field.new-password' })}>
      <NewPasswordFields form={form} />
      <SubmitButton isSending={form.isSending}>
        <FormattedMessage id="account.reset.submit" />
      </SubmitButton>
    </AccountForm>
  );
}
