import { useStore } from '@nanostores/react';
import { $profile, useLocale } from '@suite/bus';
import { type Profile, routePath } from '@suite/contracts';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

/**
 * What a signed-in person sees. The shell lets nobody else in (`members-only` of the table of routes): who is not
 * signed in has left while the page was open, and is not asked to come back.
 */
export function MembersOnly({ children }: { readonly children: (profile: Profile) => ReactNode }) {
  const profile = useStore($profile);
  const locale = useLocale();
  if (profile !== null) return children(profile);
  return <Navigate replace to={routePath('landing', locale)} />;
}
