import { type DeskTab, deskTabsOf, isAllowed } from '@suite/access';
import type { OwnProject } from '@suite/api';

import { listOwnProjects } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { parseId, type RoleName, routePath } from '@suite/contracts';
import { AsyncView } from '@suite/explorer';
import { ButtonLink, Heading, StateCard, TabPanel, Tabs } from '@suite/ui';
import { RadioRows } from '@suite/ui/choices';
import { ENVELOPE_SIMPLE, HOUSE } from '@suite/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { People } from './people/people.tsx';
import { PreviewLinks } from './previews/preview-links.tsx';
import { Publishing } from './publishing/publishing.tsx';
import { Releases } from './releases/releases.tsx';
import styles from './staff.module.css';
import { Units } from './units/units.tsx';

// Read by super admins alone.
const Ledger = lazy(() => import(/* webpackChunkName: "ledger" */ './ledger/ledger.tsx'));
const SignOnSettings = lazy(() => import(/* webpackChunkName: "sign-on" */ './sign-on/sign-on-settings.tsx'));

const TITLES: Readonly<Record<DeskTab, string>> = {
  units: 'account.staff.units',
  publishing: 'account.staff.publishing',
  previews: 'account.previews.title',
  people: 'account.people.title',
  signOn: 'account.sign-on-settings.title',
  releases: 'account.releases.title',
  ledger: 'account.ledger.title',
};

/**
 * What an organisation's people do from day to day, as statuses that stay true. The address may name a project and a tab,
 * as links of the studio do; price requests, which had a tab here, are a room there.
 */
export default function StaffDesk({ roles }: { readonly roles: readonly RoleName[] }) {
  const locale = useLocale();
  const projects = useRead(readOf(listOwnProjects, inLanguage(locale)));
  const [search] = useSearchParams();
  const [chosenId, setChosenId] = useState<number | null>(parseId(search.get('project') ?? undefined));
  return (
    <AsyncView read={projects}>
      {(own) => {
        const worked = own.map(workOn).filter(({ tabs }) => tabs.length > 0);
        const chosen = worked.find(({ id }) => id === chosenId) ?? worked[0];
        if (!chosen) return <WithoutProject roles={roles} />;
        const requests = routePath('studio-requests', locale, { id: chosen.id });
        const seesRequests = isAllowed(chosen.roles, 'enquiry:read');
        if (seesRequests && search.get('tab') === 'enquiries') return <Navigate replace to={requests} />;
        return (
          <>
            {worked.length > 1 && (
              <ProjectChoice projects={worked} chosenId={chosen.id} onChoose={setChosenId} />
            )}
            {seesRequests && (
              <div>
                <ButtonLink size={40} icon={ENVELOPE_SIMPLE} href={requests}>
                  <FormattedMessage id="account.staff.enquiries" />
                </ButtonLink>
              </div>
            )}
            <DeskTabs key={chosen.id} work={chosen} wanted={search.get('tab')} />
          </>
        );
      }}
    </AsyncView>
  );
}

/** A project that the person may do something on, and what. */
interface Work {
  readonly id: number;
  readonly name: string;
  readonly roles: readonly RoleName[];
  readonly tabs: readonly DeskTab[];
}

function workOn({ id, name, roles: held }: OwnProject): Work {
  const roles = held.map((role) => role.name);
  return { id, name, roles, tabs: deskTabsOf(roles) };
}

function LazyLedger() {
  return (
    <Suspense fallback={null}>
      <Ledger />
    </Suspense>
  );
}

/** Nothing to look after yet; how releases fare and the ledger are of no project, so they stand here too. */
function WithoutProject({ roles }: { readonly roles: readonly RoleName[] }) {
  const intl = useIntl();
  return (
    <>
      <StateCard
        icon={HOUSE}
        title={intl.formatMessage({ id: 'account.staff.no-project' })}
        text={intl.formatMessage({ id: 'account.staff.no-project-text' })}
      />
      {isAllowed(roles, 'release:read') && (
        <section className={styles.panel}>
          <Heading level={3}>{intl.formatMessage({ id: 'account.releases.title' })}</Heading>
          <Releases />
        </section>
      )}
      {isAllowed(roles, 'audit:read') && (
        <section className={styles.panel}>
          <Heading level={3}>{intl.formatMessage({ id: 'account.ledger.title' })}</Heading>
          <LazyLedger />
        </section>
      )}
    </>
  );
}

interface ProjectChoiceProps {
  readonly projects: readonly { readonly id: number; readonly name: string }[];
  readonly chosenId: number;
  readonly onChoose: (id: number) => void;
}

function ProjectChoice({ projects, chosenId, onChoose }: ProjectChoiceProps) {
  return (
    <RadioRows
      label={useIntl().formatMessage({ id: 'account.project-password.project' })}
      choices={projects.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(chosenId)}
      onChange={(id) => onChoose(Number(id))}
    />
  );
}

interface DeskTabsProps {
  readonly work: Work;
  /** The tab that the address names; the first one without. */
  readonly wanted: string | null;
}

function DeskTabs({ work: { id: projectId, roles, tabs }, wanted }: DeskTabsProps) {
  const intl = useIntl();
  const [tab, setTab] = useState<DeskTab>(tabs.find((one) => one === wanted) ?? tabs[0] ?? 'units');
  return (
    <>
      <Tabs
        tabsId="staff"
        label={intl.formatMessage({ id: 'account.staff.title' })}
        items={tabs.map((id) => ({ id, label: intl.formatMessage({ id: TITLES[id] }) }))}
        selected={tab}
        onSelect={setTab}
      />
      <TabPanel tabsId="staff" selected={tab} className={styles.panel}>
        {tab === 'units' && <Units projectId={projectId} roles={roles} />}
        {tab === 'previews' && <PreviewLinks projectId={projectId} roles={roles} />}
        {tab === 'people' && <People projectId={projectId} />}
        {tab === 'signOn' && (
          <Suspense fallback={null}>
            <SignOnSettings projectId={projectId} />
          </Suspense>
        )}
        {tab === 'releases' && <Releases />}
        {tab === 'ledger' && <LazyLedger />}
        {tab === 'publishing' && <Publishing projectId={projectId} roles={roles} />}
      </TabPanel>
    </>
  );
}
