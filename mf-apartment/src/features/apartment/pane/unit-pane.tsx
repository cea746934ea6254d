import { floorPlan, isTypicalPlan } from '@suite/domain';
import { TabPanel, Tabs } from '@suite/ui';
import { useIntl } from 'react-intl';
import { GalleryPanel } from '../gallery/gallery-panel.tsx';
import { galleryPictures } from '../gallery/gallery-pictures.ts';
import { PlanPanel } from '../plan/plan-panel.tsx';
import { PositionPanel } from '../position/position-panel.tsx';
import { type PaneTab, useScreen } from '../screen-store.ts';
import { LazyTerracePanel } from '../terrace/lazy-terrace-panel.tsx';
import styles from './pane.module.css';

const TABS_ID = 'apartment-tabs';

/** What can be looked at: plan, pictures, and the place in the building. */
export function UnitPane() {
  const {
    unit,
    isWhole,
    view,
    hasTerrace,
    tab: chosen,
    setTab,
  } = useScreen('unit', 'isWhole', 'view', 'hasTerrace', 'tab', 'setTab');
  const intl = useIntl();
  const pictures = galleryPictures(unit);
  const plan = floorPlan(unit);
  const tabs: PaneTab[] = [
    'plan',
    ...(pictures.length > 0 ? (['gallery'] as const) : []),
    ...(view ? (['position'] as const) : []),
    ...(hasTerrace ? (['terrace'] as const) : []),
  ];
  const selected = tabs.includes(chosen) ? chosen : 'plan';
  return (
    <section className={styles.pane} aria-label={intl.formatMessage({ id: 'apartment.pane.label' })}>
      <div className={styles.tabs}>
        <Tabs
          tabsId={TABS_ID}
          label={intl.formatMessage({ id: 'apartment.pane.label' })}
          items={tabs.map((id) => ({ id, label: intl.formatMessage({ id: `apartment.tab.${id}` }) }))}
          selected={selected}
          onSelect={setTab}
        />
      </div>
      <TabPanel tabsId={TABS_ID} selected={selected} className={styles.content}>
        {selected === 'plan' && (
          <PlanPanel
            number={unit.name}
            plan={plan}
            isLoading={!isWhole}
            isTypical={plan !== null && isTypicalPlan(plan.rooms, unit)}
          />
        )}
        {selected === 'gallery' && (
          <GalleryPanel pictures={pictures} onTerrace={hasTerrace ? () => setTab('terrace') : null} />
        )}
        {selected === 'terrace' && <LazyTerracePanel />}
        {selected === 'position' && view && <PositionPanel unit={unit} view={view} />}
      </TabPanel>
    </section>
  );
}
