import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { Button, ButtonLink } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../lib/frame/account-frame.tsx';
import { useLinkToken } from '../../lib/link-token.ts';
import { WithTexts } from '../../lib/with-texts.tsx';
import { type Confirmation, useConfirmation } from './use-confirmation.ts';

export default function EmailVerifiedPage() {
  return (
    <WithTexts>
      <EmailVerified />
    </WithTexts>
  );
}

function EmailVerified() {
  const intl = useIntl();
  const { state, retry } = useConfirmation(useLinkToken());
  return (
    <AccountFrame
      title={intl.formatMessage({ id: `account.verified.${state}` })}
      lead={
        <span role="status">
          <FormattedMessage id={`account.verified.${state}-text`} />
        </span>
      }
    >
      <WayOn state={state} onRetry={retry} />
    </AccountFrame>
  );
}

function WayOn({ state, onRetry }: { readonly state: Confirmation; readonly onRetry: () => void }) {
  const locale = useLocale();
  switch (state) {
    case 'checking':
      return null;
    case 'confirmed':
      return (
        <ButtonLink variant="primary" full href={routePath('login', locale)}>
          <FormattedMessage id="account.login.submit" />
        </ButtonLink>
      );
    case 'invalid':
      return (
        <ButtonLink variant="primary" full href={routePath('ResendEmailAddressVerification', locale)}>
          <FormattedMessage id="account.resend.submit" />
        </ButtonLink>
      );
    case 'failed':
      return (
        <Button variant="primary" full onPress={onRetry}>
          <FormattedMessage id="common.tryAgain" />
        </Button>
      );
  }
}
