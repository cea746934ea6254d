import type { OwnProject } from '@suite/api';
import { listOwnProjects } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { type RoleName, routePath } from '@suite/contracts';
import { AsyncView, ErrorPage, MembersOnly } from '@suite/explorer';
import { AppIntl } from '@suite/i18n';
import { LOCK_SIMPLE } from '@suite/ui/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { messages } from '../messages.ts';
import { type Room, roomsOf } from './rooms.ts';
import styles from './studio-page.module.css';

/** A project that the person works on, and what is open to them there. */
export interface StaffProject extends Pick<OwnProject, 'id' | 'name'> {
  readonly roles: readonly RoleName[];
  readonly rooms: readonly Room[];
}

/** Who works in the studio, and on what. */
export interface Staff {
  /** Those that hold everywhere, too. */
  readonly roles: readonly RoleName[];
  readonly projects: readonly StaffProject[];
  /** Reads the projects anew. */
  readonly retry: () => void;
}

interface StudioPageProps {
  readonly children: (staff: Staff) => ReactNode;
}

/** What every page of the studio stands in: its texts, and that nobody but staff sees it. */
export function StudioPage({ children }: StudioPageProps) {
  return (
    <AppIntl messages={messages}>
      <MembersOnly>
        {(profile) =>
          profile.needsSecondFactor ? (
            <SecondFactorFirst />
          ) : (
            <StaffOnly roles={profile.roles.map(({ name }) => name)}>{children}</StaffOnly>
          )
        }
      </MembersOnly>
    </AppIntl>
  );
}

/** The page for signed-in people says what is missing, and leads to where it is set up. */
function SecondFactorFirst() {
  return <Navigate replace to={routePath('protected', useLocale())} />;
}

interface StaffOnlyProps extends StudioPageProps {
  readonly roles: readonly RoleName[];
}

function StaffOnly({ roles, children }: StaffOnlyProps) {
  const read = useRead(readOf(listOwnProjects, inLanguage(useLocale())));
  return (
    <AsyncView read={read} loading={(slow) => <div className={styles.notice}>{slow}</div>}>
      {(own) => {
        const projects = own.flatMap(({ id, name, roles: held }) => {
          const names = held.map((role) => role.name);
          const rooms = roomsOf(names);
          return rooms.length > 0 ? [{ id, name, roles: names, rooms }] : [];
        });
        const isStaff = projects.length > 0 || roles.includes('super_admin');
        return isStaff ? children({ roles, projects, retry: read.retry }) : <NotForYou />;
      }}
    </AsyncView>
  );
}

/** What who is signed in and works for no project gets. */
export function NotForYou() {
  const intl = useIntl();
  return (
    <ErrorPage
      icon={LOCK_SIMPLE}
      title={intl.formatMessage({ id: 'common.forbidden' })}
      text={intl.formatMessage({ id: 'studio.staff-only' })}
      status={403}
    />
  );
}
