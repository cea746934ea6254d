import { sendConfirmation } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
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
        send={async (email) => {
          await call(sendConfirmation, { body: { email, localeId: locale } });
        }}
      />
    </WithTexts>
  );
}
