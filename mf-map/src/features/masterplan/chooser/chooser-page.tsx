import type { Project } from '@suite/api';
import { setFilterResult } from '@suite/bus';
import { RichText, useStageLayout } from '@suite/explorer';
import { AppliedChips, useOpenCard } from '@suite/filters';
import { useFormats } from '@suite/i18n';
import { Heading } from '@suite/ui';
import { useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { FilterControls } from '../../../lib/filter/filter-controls.tsx';
import { FilterError } from '../../../lib/filter/filter-error.tsx';
import { FilterFrame, useHasTabs } from '../../../lib/filter/filter-frame.tsx';
import { NothingMatches } from '../../../lib/filter/nothing-matches.tsx';
import { useChooserFilter } from '../filter/use-masterplan-filter.ts';
import { childKey, type MasterplanChild } from '../model/children.ts';
import { useBusMirror } from '../publish-selection.ts';
import { ChooserCard } from './chooser-card.tsx';
import styles from './chooser-page.module.css';

export interface ChooserPageProps {
  readonly masterplanId: number;
  readonly project: Project;
  readonly items: readonly MasterplanChild[];
}

/** Instead of a masterplan that is not published: what is published below it, to choose from. */
export function ChooserPage({ masterplanId, project, items }: ChooserPageProps) {
  const formats = useFormats();
  const hasTabs = useHasTabs();
  const layout = useStageLayout();
  const card = useOpenCard(null);
  const { children, filter } = useChooserFilter(masterplanId, project, items);
  const counts = useMemo(() => items.map(({ unitCounts }) => unitCounts), [items]);
  const { id: projectId, name, description, richDescription, asOf } = project;
  // It carries the project's name; what can be counted are its children.
  useBusMirror({ id: masterplanId, name, parentId: 0, projectId, counts, asOf }, filter);
  useEffect(() => () => setFilterResult(null), []);
  const hidesStatus = counts.some(({ available }) => available === null);
  return (
    <FilterFrame model={filter} sheet={null} layout={layout}>
      <div className={styles.page}>
        <div className={styles.content}>
          <header className={styles.head}>
            <Heading level={2} size={44}>
              {name}
            </Heading>
            {description && (
              <RichText text={description} blocks={richDescription} className={styles.description} />
            )}
          </header>
          <FilterError model={filter} />
          {hasTabs && (
            <div className={styles.chips}>
              <AppliedChips model={filter} />
            </div>
          )}
          <div className={styles.help}>
            <NothingMatches model={filter} />
          </div>
          <ul className={styles.cards}>
            {(children ?? items).map((child) => (
              <li key={childKey(child)}>
                <ChooserCard child={child} />
              </li>
            ))}
          </ul>
          {!hidesStatus && (
            <p className={styles.asOf}>
              <FormattedMessage id="common.asOf" values={{ date: formats.asOf(asOf) }} />
            </p>
          )}
        </div>
      </div>
      {!hasTabs && <FilterControls model={filter} card={card} compact={false} />}
    </FilterFrame>
  );
}
