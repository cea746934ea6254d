import { isAllowed, strongestRole } from '@suite/access';
import { useLocale } from '@suite/bus';
import { type Profile, routePath } from '@suite/contracts';
import { MembersOnly } from '@suite/explorer';
import { ButtonLink, Heading } from '@suite/ui';
import { PENCIL_SIMPLE, USER_CIRCLE, WARNING_CIRCLE } from '@suite/ui/icons';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Note } from '../../lib/frame/note.tsx';
import { securityPath } from '../../lib/security-path.ts';
import { WithTexts } from '../../lib/with-texts.tsx';
import { DoorLink } from './door-link.tsx';
import styles from './protected.module.css';

// Most visitors are no staff: they do not load it.
const StaffDesk = lazy(() => import(/* webpackChunkName: "staff-desk" */ './staff/staff-desk.tsx'));

export default function ProtectedPage() {
  return (
    <WithTexts>
      <MembersOnly>{(profile) => <Doors profile={profile} />}</MembersOnly>
    </WithTexts>
  );
}

/** What the person's role may open. */
function Doors({ profile }: { readonly profile: Profile }) {
  const intl = useIntl();
  const roles = profile.roles.map(({ name }) => name);
  const locale = useLocale();
  const role = strongestRole(roles) ?? 'user';
  return (
    <div className={styles.page}>
      <Heading level={2} size={44}>
        <FormattedMessage id="account.protected.title" />
      </Heading>
      <p className={styles.lead}>
        <FormattedMessage
          id="account.protected.lead"
          values={{ email: profile.email, role: intl.formatMessage({ id: `account.role.${role}` }) }}
        />
      </p>
      {profile.needsSecondFactor && (
        <Note
          icon={WARNING_CIRCLE}
          action={
            <ButtonLink size={40} href={securityPath(locale)}>
              <FormattedMessage id="account.security.needed-link" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="account.security.needed" />
        </Note>
      )}
      <ul className={styles.doors}>
        <DoorLink
          icon={USER_CIRCLE}
          href={routePath('profile', locale)}
          title={intl.formatMessage({ id: 'common.myProfile' })}
          text={intl.formatMessage({ id: 'account.protected.profile' })}
        />
        {isAllowed(roles, 'project:read-unpublished') && (
          <DoorLink
            icon={PENCIL_SIMPLE}
            href={routePath('studio', locale)}
            title={intl.formatMessage({ id: 'account.protected.studio' })}
            text={intl.formatMessage({ id: 'account.protected.studio-text' })}
          />
        )}
      </ul>
      {isAllowed(roles, 'project:read-unpublished') && (
        <section className={styles.staff}>
          <Heading level={2}>
            <FormattedMessage id="account.staff.title" />
          </Heading>
          <Suspense fallback={null}>
            <StaffDesk roles={roles} />
          </Suspense>
        </section>
      )}
    </div>
  );
}
