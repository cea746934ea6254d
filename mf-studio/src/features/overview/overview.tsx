import { AsyncView } from '@suite/explorer';
import { StateCard } from '@suite/ui';
import { FILE_ARROW_UP } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import type { StaffProject } from '../../lib/studio-page.tsx';
import { useOutline, useVersions } from '../../lib/versions/use-versions.ts';
import { Hero } from './hero.tsx';
import styles from './overview.module.css';
import { ReadyList } from './ready-list.tsx';
import { VersionActions } from './version-actions.tsx';
import { VersionList } from './version-list.tsx';

/** A project at a glance: its newest version with what is open in it, and all versions. */
export function Overview({ project }: { readonly project: StaffProject }) {
  const intl = useIntl();
  const versions = useVersions(project.id);
  const outline = useOutline(project.id);
  return (
    <>
      <Hero project={project} outline={outline.data ?? null}>
        <VersionActions project={project} versions={versions} outline={outline.data ?? null} />
      </Hero>
      <div className={styles.columns}>
        <AsyncView read={outline}>
          {(data) =>
            data ? (
              <ReadyList projectId={project.id} outline={data} />
            ) : (
              <StateCard
                icon={FILE_ARROW_UP}
                title={intl.formatMessage({ id: 'studio.no-version' })}
                text={intl.formatMessage({ id: 'studio.no-version-text' })}
              />
            )
          }
        </AsyncView>
        <AsyncView read={versions}>
          {(tagged) => (
            <VersionList
              project={project}
              versions={tagged.document}
              tag={tagged.tag}
              onChanged={versions.retry}
            />
          )}
        </AsyncView>
      </div>
    </>
  );
}
