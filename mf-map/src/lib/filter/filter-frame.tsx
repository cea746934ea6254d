import { type StageLayout, StageProvider } from '@suite/explorer';
import { isEmptyFilter } from '@suite/filter-engine';
import { FilterSheet, PhoneBar, type PhoneTab, type Snap, useCountLabels } from '@suite/filters';
import { LiveRegion, useArrangement, useIsPhone } from '@suite/ui';
import { LIST_BULLETS, SLIDERS_HORIZONTAL } from '@suite/ui/icons';
import { memo, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCountsChanges } from '../counts/use-counts-changes.ts';
import styles from './filter-frame.module.css';
import type { PageFilter } from './use-page-filter.ts';

/** Whether the filters are a tab at the thumb, as on phones and upright tablets; else they are a bar. */
export function useHasTabs(): boolean {
  const isPhone = useIsPhone();
  return useArrangement() === 'sheet' || isPhone;
}

export interface FilterFrameProps {
  /** Null where there is nothing to filter yet. */
  readonly model: PageFilter | null;
  /** The list in a sheet, where there is one. */
  readonly sheet: { readonly snap: Snap; readonly onSnap: (snap: Snap) => void } | null;
  /** Of what everything floats on, where the frame is that. */
  readonly layout?: StageLayout;
  readonly children: ReactNode;
}

/** A picture or map with everything on it, and below or beside it the tabs of phones. */
export function FilterFrame({ model, sheet, layout, children }: FilterFrameProps) {
  const hasTabs = useHasTabs();
  return (
    <div className={styles.frame}>
      <div ref={layout?.ref} className={styles.stage}>
        {layout ? <StageProvider layout={layout}>{children}</StageProvider> : children}
      </div>
      {hasTabs && model && <FilterTabs model={model} sheet={sheet} />}
      {model && <MatchesAnnounced model={model} />}
    </div>
  );
}

/** What matches, and without a filter what is available once that changes. */
const MatchesAnnounced = memo(function MatchesAnnounced({ model }: { readonly model: PageFilter }) {
  const matches = useCountLabels(model);
  const changes = useCountsChanges(model.available);
  return <LiveRegion>{model.isFiltered ? matches : changes || matches}</LiveRegion>;
});

interface FilterTabsProps extends Pick<FilterFrameProps, 'sheet'> {
  readonly model: PageFilter;
}

const FilterTabs = memo(function FilterTabs({ model, sheet }: FilterTabsProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const tabs: PhoneTab[] = [];
  // There from the start, so that nothing is pushed up when it is known what can be filtered.
  if (!model.isReady || model.choices.offered.length > 0) {
    tabs.push({
      name: 'filters',
      icon: SLIDERS_HORIZONTAL,
      label: formatMessage({ id: 'common.filters' }),
      kind: 'opens',
      on: isOpen,
      disabled: !model.isReady,
      appliedLabel: !isEmptyFilter(model.filter) ? formatMessage({ id: 'filter.in-use' }) : undefined,
      onPress: () => {
        model.want();
        setOpen(true);
      },
    });
  }
  if (sheet) {
    const isUp = sheet.snap !== 'peek';
    tabs.push({
      name: 'list',
      icon: LIST_BULLETS,
      label: formatMessage({ id: 'common.list' }),
      kind: 'toggles',
      on: isUp,
      onPress: () => sheet.onSnap(isUp ? 'peek' : 'full'),
    });
  }
  if (tabs.length === 0) return null;
  return (
    <>
      <PhoneBar label={formatMessage({ id: 'common.filters' })} tabs={tabs} />
      {isOpen && <FilterSheet model={model} onClose={() => setOpen(false)} />}
    </>
  );
});
