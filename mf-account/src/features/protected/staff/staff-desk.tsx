import { strongestRole } from '@suite/access';
import { listAllProjects } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import type { RoleName } from '@suite/contracts';
import { AsyncView } from '@suite/explorer';
import { Heading, StateCard, TabPanel, Tabs } from '@suite/ui';
import { RadioRows } from '@suite/ui/choices';
import { HOUSE } from '@suite/ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Enquiries } from './enquiries/enquiries.tsx';
import { Publishing, type PublishingProps } from './publishing/publishing.tsx';
import { Releases } from './releases/releases.tsx';
import styles from './staff.module.css';
import { Units } from './units/units.tsx';

type TabId = 'enquiries' | 'units' | 'publishing' | 'releases';

/** What an organisation's people do from day to day: price requests, and statuses that stay true. */
export default function StaffDesk({ roles }: { readonly roles: readonly RoleName[] }) {
  const projects = useRead(readOf(listAllProjects, { 'include[]': 'Media', ...inLanguage(useLocale()) }));
  const [chosenId, setChosenId] = useState<number | null>(null);
  return (
    <AsyncView read={projects}>
      {(all) => {
        const chosen = all.find(({ id }) => id === chosenId) ?? all[0];
        if (!chosen) return <WithoutProject roles={roles} />;
        return (
          <>
            {all.length > 1 && <ProjectChoice projects={all} chosenId={chosen.id} onChoose={setChosenId} />}
            <DeskTabs key={chosen.id} projectId={chosen.id} roles={roles} />
          </>
        );
      }}
    </AsyncView>
  );
}

/** Nothing to look after yet; how releases fare is of no project, so it stands here too. */
function WithoutProject({ roles }: { readonly roles: readonly RoleName[] }) {
  const intl = useIntl();
  return (
    <>
      <StateCard
        icon={HOUSE}
        title={intl.formatMessage({ id: 'account.staff.no-project' })}
        text={intl.formatMessage({ id: 'account.staff.no-project-text' })}
      />
      {seesReleases(roles) && (
        <section className={styles.panel}>
          <Heading level={3}>{intl.formatMessage({ id: 'account.releases.title' })}</Heading>
          <Releases />
        </section>
      )}
    </>
  );
}

/** Releases are of all projects. */
function seesReleases(roles: readonly RoleName[]): boolean {
  return strongestRole(roles) === 'super_admin';
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

function DeskTabs({ projectId, roles }: PublishingProps) {
  const intl = useIntl();
  const [tab, setTab] = useState<TabId>('enquiries');
  const items: { readonly id: TabId; readonly label: string }[] = [
    { id: 'enquiries', label: intl.formatMessage({ id: 'account.staff.enquiries' }) },
    { id: 'units', label: intl.formatMessage({ id: 'account.staff.units' }) },
    { id: 'publishing', label: intl.formatMessage({ id: 'account.staff.publishing' }) },
  ];
  if (seesReleases(roles)) {
    items.push({ id: 'releases', label: intl.formatMessage({ id: 'account.releases.title' }) });
  }
  return (
    <>
      <Tabs
        tabsId="staff"
        label={intl.formatMessage({ id: 'account.staff.title' })}
        items={items}
        selected={tab}
        onSelect={setTab}
      />
      <TabPanel tabsId="staff" selected={tab} className={styles.panel}>
        {tab === 'enquiries' && <Enquiries projectId={projectId} />}
        {tab === 'units' && <Units projectId={projectId} />}
        {tab === 'releases' && <Releases />}
        {tab === 'publishing' && <Publishing projectId={projectId} roles={roles} />}
      </TabPanel>
    </>
  );
}
