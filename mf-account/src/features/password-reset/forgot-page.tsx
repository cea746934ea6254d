import { resetPassword } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { emailAddressOrUserName } from '@suite/contracts/fields';
import { MailPage } from '../../lib/frame/mail-page.tsx';
import { personOf } from '../../lib/session.ts';
import { WithTexts } from '../../lib/with-texts.tsx';

/** Asks for the link by which a new password is set. */
export default function ForgotPage() {
  const locale = useLocale();
  return (
    <WithTexts>
      <MailPage
        texts="account.forgot"
        fieldLabel="account.field.person"
        field={emailAddressOrUserName}
        send={async (typed) => {
          await call(resetPassword, { body: { ...personOf(typed), localeId: locale } });
        }}
      />
    </WithTexts>
  );
}
