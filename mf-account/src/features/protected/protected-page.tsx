import { isAllowed, strongestRole } from '@suite/access';
import { useLocale } from '@suite/bus';
import { type Profile, routePath } from '@suite/contracts';
import { MembersOnly } from '@suite/explorer';
import { ButtonLink, Heading } from '@suite/ui';
import { PENCIL_SIMPLE, USER_CIRCLE, WARNING_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { Note } from '../../lib/frame/note.tsx';
import { securityPath } from '../../lib/security-path.ts';
import { WithTexts } from '../../lib/with-texts.tsx';
import { DoorLink } from './door-link.tsx';
import { formerAddress } from './former-address.ts';
import styles from './protected.module.css';

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
  const isStaff = isAllowed(roles, 'project:read-unpublished');
  const [search] = useSearchParams();
  const moved = isStaff ? formerAddress(search, locale) : null;
  if (moved !== null) return <Navigate replace to={moved} />;
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
        {isStaff && (
          <DoorLink
            icon={PENCIL_SIMPLE}
            href={routePath('studio', locale)}
            title={intl.formatMessage({ id: 'account.protected.studio' })}
            text={intl.formatMessage({ id: 'account.protected.studio-text' })}
          />
        )}
      </ul>
    </div>
  );
}
