import { sendConfirmation } from '@suite/api-client/account';
import { useLocale } from '@suite/bus';
import { emailAddress } from '@suite/contracts/fields';
import { MailPage } from '../../lib/frame/mail-page.tsx';
import { WithTexts } from '../../lib/with-texts.tsx';

/** Asks once more for the link that confirms an address. */
export default function ResendPage() {
  const locale = useLocale();
  return (
    <WithTexts>
      <MailPage
        texts="account.resend"
        fieldLabel="account.field.email"
        field={emailAddress}
        send={(email) => sendConfirmation(email, locale)}
      />
    </WithTexts>
  );
}
