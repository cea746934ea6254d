import { sendConfirmation } from '@suite/api-client/account';
import { useLocale } from '@suite/bus';
import { MailPage } from '../../lib/frame/mail-page.tsx';
import { emailRule } from '../../lib/rules.ts';
import { WithTexts } from '../../lib/with-texts.tsx';

/** Asks once more for the link that confirms an address. */
export default function ResendPage() {
  const locale = useLocale();
  return (
    <WithTexts>
      <MailPage
        texts="account.resend"
        fieldLabel="account.field.email"
        rule={emailRule}
        send={(email) => sendConfirmation(email, locale)}
      />
    </WithTexts>
  );
}
