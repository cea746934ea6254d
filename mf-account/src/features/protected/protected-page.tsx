import { useLocale } from '@suite/bus';
import { type Profile, routePath } from '@suite/contracts';
import { strongestRole } from '@suite/domain';
import { Heading } from '@suite/ui';
import { USER_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { MembersOnly } from '../../lib/members-only.tsx';
import { WithTexts } from '../../lib/with-texts.tsx';
import { DoorLink } from './door-link.tsx';
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
  const role = strongestRole(profile.roles.map(({ name }) => name)) ?? 'user';
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
      <ul className={styles.doors}>
        <DoorLink
          icon={USER_CIRCLE}
          href={routePath('profile', useLocale())}
          title={intl.formatMessage({ id: 'common.myProfile' })}
          text={intl.formatMessage({ id: 'account.protected.profile' })}
        />
      </ul>
    </div>
  );
}
