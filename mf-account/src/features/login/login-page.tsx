import { useStore } from '@nanostores/react';
import type { SecondFactor } from '@suite/api-client';
import { $profile, pendingActionPath, useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { returnPath } from '../../lib/return-path.ts';
import { securityPath } from '../../lib/security-path.ts';
import { WithTexts } from '../../lib/with-texts.tsx';
import { LoginForm } from './login-form.tsx';

// Most have a password alone.
const SecondStep = lazy(() => import(/* webpackChunkName: "second-step" */ './second-step.tsx'));

/** Logging in; whoever is in goes on to where they wanted to. */
export default function LoginPage() {
  const locale = useLocale();
  const [search] = useSearchParams();
  const profile = useStore($profile);
  // Who registered comes by the link of a mail, which knows nothing of where the home was that they wanted to save.
  const wanted = returnPath(search.get('to'), locale) ?? returnPath(pendingActionPath(), locale);
  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null);
  // Staff who owe a second step have no desk to go on to.
  if (profile?.needsSecondFactor) return <Navigate replace to={securityPath(locale)} />;
  if (profile !== null) return <Navigate replace to={wanted ?? routePath('bane', locale)} />;
  return (
    <WithTexts>
      {secondFactor === null ? (
        <LoginForm wanted={wanted} onSecondStep={setSecondFactor} />
      ) : (
        <Suspense fallback={null}>
          <SecondStep wanted={secondFactor} onBack={() => setSecondFactor(null)} />
        </Suspense>
      )}
    </WithTexts>
  );
}
