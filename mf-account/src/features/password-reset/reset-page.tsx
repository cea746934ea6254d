import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { Button, ButtonLink } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../lib/frame/account-frame.tsx';
import { type LinkToken, useLinkToken } from '../../lib/link-token.ts';
import { WithTexts } from '../../lib/with-texts.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { type LinkState, useLinkCheck } from './use-link-check.ts';

export default function ResetPage() {
  return (
    <WithTexts>
      <ResetLogin />
    </WithTexts>
  );
}

function ResetLogin() {
  const intl = useIntl();
  const link = useLinkToken();
  const { state, retry } = useLinkCheck(link);
  const title = state === 'valid' && link?.first ? 'first' : state;
  return (
    <AccountFrame
      title={intl.formatMessage({ id: `account.reset.${title}` })}
      lead={
        <span role="status">
          <FormattedMessage id={`account.reset.${title}-text`} />
        </span>
      }
    >
      <Step state={state} link={link} onRetry={retry} />
    </AccountFrame>
  );
}

interface StepProps {
  readonly state: LinkState;
  readonly link: LinkToken | null;
  readonly onRetry: () => void;
}

function Step({ state, link, onRetry }: StepProps) {
  const locale = useLocale();
  if (state === 'valid' && link !== null) return <NewPasswordForm link={link} />;
  if (state === 'failed') {
    return (
      <Button variant="primary" full onPress={onRetry}>
        <FormattedMessage id="common.tryAgain" />
      </Button>
    );
  }
  if (state === 'checking') return null;
  return (
    <ButtonLink variant="primary" full href={routePath('ForgotPassword', locale)}>
      <FormattedMessage id="account.reset.again" />
    </ButtonLink>
  );
}
