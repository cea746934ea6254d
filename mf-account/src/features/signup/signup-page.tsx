import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { FormField, SubmitButton } from '@suite/forms';
import { ButtonLink } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { AccountForm } from '../../lib/form/account-form.tsx';
import { NewPasswordFields } from '../../lib/form/new-password-fields.tsx';
import { AccountFrame, FrameFoot } from '../../lib/frame/account-frame.tsx';
import { returnPath } from '../../lib/return-path.ts';
import { WithTexts } from '../../lib/with-texts.tsx';
import { useSignup } from './use-signup.ts';

export default function SignupPage() {
  return (
    <WithTexts>
      <SignupForm />
    </WithTexts>
  );
}

function SignupForm() {
  const intl = useIntl();
  const locale = useLocale();
  const [search] = useSearchParams();
  const wanted = returnPath(search.get('to'), locale);
  const form = useSignup(wanted);
  const back = wanted === null ? '' : new URLSearchParams({ to: wanted }).toString();
  return (
    <AccountFrame
      title={intl.formatMessage({ id: 'account.signup.title' })}
      lead={<FormattedMessage id="account.signup.lead" />}
    >
      <AccountForm form={form} label={intl.formatMessage({ id: 'common.register' })}>
        <FormField form={form} name="email" type="email" autoComplete="username" inputMode="email" />
        <NewPasswordFields form={form} />
        <SubmitButton isSending={form.isSending}>
          <FormattedMessage id="common.register" />
        </SubmitButton>
      </AccountForm>
      <FrameFoot>
        <FormattedMessage id="account.signup.known" />
        <ButtonLink size={40} href={routePath('login', locale, {}, back)}>
          <FormattedMessage id="account.login.submit" />
        </ButtonLink>
      </FrameFoot>
    </AccountFrame>
  );
}
