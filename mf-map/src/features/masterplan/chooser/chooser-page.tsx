import { selectMasterplan, setFilterResult } from '@suite/bus';
import type { Project } from '@suite/contracts';
import { useFormats } from '@suite/i18n';
import { Heading } from '@suite/ui';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { counterOf } from '../../../lib/availability.ts';
import { childKey, type MasterplanChild } from '../model/children.ts';
import { ChooserCard } from './chooser-card.tsx';
import styles from './chooser-page.module.css';

export interface ChooserPageProps {
  readonly masterplanId: number;
  readonly project: Project;
  readonly items: readonly MasterplanChild[];
}

/** The masterplan is not published and carries the project's name; what can be counted are its children. */
function useChooserMirror({ masterplanId, project, items }: ChooserPageProps): void {
  const { id: projectId, name, asOf } = project;
  useEffect(() => {
    selectMasterplan(projectId, { id: masterplanId, name, parentId: 0 });
    return () => setFilterResult(null);
  }, [projectId, masterplanId, name]);
  useEffect(() => {
    const counts = items.map(({ unitCounts }) => unitCounts);
    setFilterResult(counterOf(counts, asOf));
  }, [items, asOf]);
}

/** Instead of a masterplan that is not published: what is published below it, to choose from. */
export function ChooserPage(props: ChooserPageProps) {
  const formats = useFormats();
  const { project, items } = props;
  useChooserMirror(props);
  const hidesStatus = items.some(({ unitCounts }) => unitCounts.available === null);
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <header className={styles.head}>
          <Heading level={2} size={44}>
            {project.name}
          </Heading>
          {project.description && <p className={styles.description}>{project.description}</p>}
        </header>
        <ul className={styles.cards}>
          {items.map((child) => (
            <li key={childKey(child)}>
              <ChooserCard child={child} />
            </li>
          ))}
        </ul>
        {!hidesStatus && (
          <p className={styles.asOf}>
            <FormattedMessage id="common.asOf" values={{ date: formats.asOf(project.asOf) }} />
          </p>
        )}
      </div>
    </div>
  );
}
