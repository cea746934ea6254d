import { useStore } from '@nanostores/react';
import { $profile, useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { IconButton, IconLink } from '@suite/ui';
import { USER_CIRCLE } from '@suite/ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AccountCard } from './bar-cards-later.tsx';

/** A login icon for strangers; for who is signed in a menu with My profile and Logout (specification §2). */
export function ProfileTool() {
  const intl = useIntl();
  const locale = useLocale();
  const profile = useStore($profile);
  const [isOpen, setOpen] = useState(false);
  if (!profile) {
    const label = intl.formatMessage({ id: 'shell.bar.login' });
    return <IconLink icon={USER_CIRCLE} label={label} href={routePath('login', locale)} />;
  }
  const name = `${profile.firstName} ${profile.lastName}`.trim() || profile.email;
  return (
    <>
      <IconButton
        icon={USER_CIRCLE}
        label={intl.formatMessage({ id: 'shell.bar.account' }, { name })}
        selected={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && <AccountCard name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
