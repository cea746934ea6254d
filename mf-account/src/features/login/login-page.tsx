import { useStore } from '@nanostores/react';
import { $profile, pendingActionPath, useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { Navigate, useSearchParams } from 'react-router';
import { returnPath } from '../../lib/return-path.ts';
import { WithTexts } from '../../lib/with-texts.tsx';
import { LoginForm } from './login-form.tsx';

/** Logging in; whoever is in goes on to where they wanted to. */
export default function LoginPage() {
  const locale = useLocale();
  const [search] = useSearchParams();
  const profile = useStore($profile);
  // Who registered comes by the link of a mail, which knows nothing of where the home was that they wanted to save.
  const wanted = returnPath(search.get('to'), locale) ?? returnPath(pendingActionPath(), locale);
  if (profile !== null) return <Navigate replace to={wanted ?? routePath('bane', locale)} />;
  return (
    <WithTexts>
      <LoginForm wanted={wanted} />
    </WithTexts>
  );
}
