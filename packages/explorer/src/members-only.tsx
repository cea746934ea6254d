import { useStore } from '@nanostores/react';
import { $profile, useBusEvent, useLocale } from '@suite/bus';
import { type Profile, routePath } from '@suite/contracts';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';

/**
 * What a signed-in person sees. The shell lets nobody else in (`members-only` of the table of routes): who is not
 * signed in has left while the page was open, and is not asked to come back; unless the session ended elsewhere, which
 * leads to the login and from there back.
 */
export function MembersOnly({ children }: { readonly children: (profile: Profile) => ReactNode }) {
  const profile = useStore($profile);
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  const [isLost, setLost] = useState(false);
  useBusEvent('session:lost', () => setLost(true));
  if (profile !== null) return children(profile);
  const back = new URLSearchParams({ to: pathname + search + hash }).toString();
  return (
    <Navigate replace to={isLost ? routePath('login', locale, {}, back) : routePath('landing', locale)} />
  );
}
