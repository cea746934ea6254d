import { useLocale } from '@suite/bus';
import { type Profile, routePath } from '@suite/contracts';
import { Heading, IconLink, TabPanel, Tabs } from '@suite/ui';
import { X } from '@suite/ui/icons';
import { type KeyboardEvent, lazy, Suspense, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { NamesForm } from './names-form.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordTab } from './password-tab.tsx';
import styles from './profile.module.css';

// Few look there, and what it takes is more than the rest of the profile.
const SecurityTab = lazy(() => import(/* webpackChunkName: "security" */ './security/security-tab.tsx'));

type TabId = 'profile' | 'password' | 'security';

/** The profile dialog (specification §2): at most 800 wide, three tabs, left by its X or Esc for the project map. */
export function ProfileDialog({ profile }: { readonly profile: Profile }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const titleId = useId();
  const map = routePath('map', useLocale());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) void navigate(map);
  };
  return (
    <div className={styles.ground}>
      <div role="dialog" aria-labelledby={titleId} className={styles.dialog} onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <Heading level={2} id={titleId}>
            {nameOf(profile)}
          </Heading>
          <IconLink icon={X} label={intl.formatMessage({ id: 'common.close' })} href={map} />
        </div>
        <ProfileTabs profile={profile} />
      </div>
    </div>
  );
}

function ProfileTabs({ profile }: { readonly profile: Profile }) {
  const intl = useIntl();
  const [search] = useSearchParams();
  // A mail about a new device leads there.
  const [tab, setTab] = useState<TabId>(search.get('tab') === 'security' ? 'security' : 'profile');
  const items = [
    { id: 'profile', label: intl.formatMessage({ id: 'common.myProfile' }) },
    { id: 'password', label: intl.formatMessage({ id: 'account.field.password' }) },
    { id: 'security', label: intl.formatMessage({ id: 'account.security.title' }) },
  ] as const;
  return (
    <>
      <Tabs
        tabsId="profile"
        label={intl.formatMessage({ id: 'account.profile.tabs' })}
        items={items}
        selected={tab}
        onSelect={setTab}
      />
      <TabPanel tabsId="profile" selected={tab} className={styles.panel}>
        {tab === 'profile' && <OwnTab profile={profile} />}
        {tab === 'password' && <PasswordTab profile={profile} />}
        {tab === 'security' && (
          <Suspense fallback={null}>
            <SecurityTab profile={profile} />
          </Suspense>
        )}
      </TabPanel>
    </>
  );
}

function OwnTab({ profile }: { readonly profile: Profile }) {
  return (
    <>
      <NamesForm profile={profile} />
      <OwnData profile={profile} />
    </>
  );
}

function nameOf({ firstName, lastName, email }: Profile): string {
  return `${firstName} ${lastName}`.trim() || email;
}
