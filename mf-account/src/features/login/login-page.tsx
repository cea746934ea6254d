import { useStore } from '@nanostores/react';
import type { SecondFactor } from '@suite/api-client';
import { $profile, pendingActionPath, useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { AccountFrame } from '../../lib/frame/account-frame.tsx';
import { returnPath } from '../../lib/return-path.ts';
import { securityPath } from '../../lib/security-path.ts';
import { WithTexts } from '../../lib/with-texts.tsx';
import { LoginForm } from './login-form.tsx';
import { useSignOnReturn } from './use-sign-on-return.ts';

// Most have a password alone.
const SecondStep = lazy(() => import(/* webpackChunkName: "second-step" */ './second-step.tsx'));

/** Logging in; whoever is in goes on to where they wanted to. */
export default function LoginPage() {
  const locale = useLocale();
  const [search] = useSearchParams();
  const profile = useStore($profile);
  const [left, setLeft] = useState<string | null>(null);
  // Who registered comes by the link of a mail, which knows nothing of where the home was that they wanted to save.
  const wanted = returnPath(left ?? search.get('to'), locale) ?? returnPath(pendingActionPath(), locale);
  // Staff who owe a second step have no desk to go on to.
  if (profile?.needsSecondFactor) return <Navigate replace to={securityPath(locale)} />;
  if (profile !== null) return <Navigate replace to={wanted ?? routePath('bane', locale)} />;
  return (
    <WithTexts>
      <Steps wanted={wanted} onReturn={setLeft} />
    </WithTexts>
  );
}

interface StepsProps {
  readonly wanted: string | null;
  readonly onReturn: (path: string) => void;
}

function Steps({ wanted, onReturn }: StepsProps) {
  const intl = useIntl();
  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null);
  const { isRunning, error } = useSignOnReturn({ onSecondStep: setSecondFactor, onReturn });
  if (secondFactor !== null)
    return (
      <Suspense fallback={null}>
        <SecondStep wanted={secondFactor} onBack={() => setSecondFactor(null)} />
      </Suspense>
    );
  if (isRunning)
    return (
      <AccountFrame
        title={intl.formatMessage({ id: 'account.login.title' })}
        lead={
          <span role="status">
            <FormattedMessage id="account.sign-on.waiting" />
          </span>
        }
      >
        {null}
      </AccountFrame>
    );
  return <LoginForm wanted={wanted} signOnError={error} onSecondStep={setSecondFactor} />;
}
