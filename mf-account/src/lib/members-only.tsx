import { useStore } from '@nanostores/react';
import { $profile, $session, useLocale } from '@suite/bus';
import { type Profile, routePath } from '@suite/contracts';
import { Skeleton } from '@suite/ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import styles from './members-only.module.css';

/** What a signed-in person sees; others go to the login and come back. */
export function MembersOnly({ children }: { readonly children: (profile: Profile) => ReactNode }) {
  const profile = useStore($profile);
  const session = useStore($session);
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  const [wasIn, setWasIn] = useState(profile !== null);
  if (profile !== null && !wasIn) setWasIn(true);
  if (profile !== null) return children(profile);
  if (session.kind === 'restoring') return <Waiting />;
  // Whoever leaves while the page is open is not asked to come back.
  if (wasIn) return <Navigate replace to={routePath('landing', locale)} />;
  const to = new URLSearchParams({ to: pathname + search + hash });
  return <Navigate replace to={routePath('login', locale, {}, to.toString())} />;
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <p role="status">
        <FormattedMessage id="common.loading" />
      </p>
      <Skeleton kind="rows" rows={4} />
    </div>
  );
}
