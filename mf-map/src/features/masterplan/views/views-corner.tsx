import type { Masterplan } from '@suite/api';
import { useLocale } from '@suite/bus';
import { Float } from '@suite/explorer';
import { AppliedChips } from '@suite/filters';
import { ViewStrip } from '@suite/ui';
import { useIntl } from 'react-intl';
import type { PageFilter } from '../../../lib/filter/use-page-filter.ts';
import type { ChildMode } from '../model/children.ts';
import { hasBuildingAreas, type MasterplanView } from '../model/masterplan-views.ts';
import { PointsToggle } from '../points/points-toggle.tsx';
import type { PointsLayer } from '../points/use-points.ts';
import { useSiblings } from '../use-masterplan-reads.ts';
import { usePreservedParams } from '../use-preserved-params.ts';
import { ModeSwitch } from './mode-switch.tsx';
import { siblingItems, viewItems } from './view-items.ts';
import styles from './views.module.css';

export interface ViewsCornerProps {
  readonly masterplan: Masterplan;
  readonly views: readonly MasterplanView[];
  readonly view: MasterplanView;
  readonly mode: ChildMode;
  readonly hasCommunities: boolean;
  /** Its chips stand here; null where they have a place of their own. */
  readonly filter: PageFilter | null;
  readonly points: PointsLayer;
  /** On phones the picture is too small for more than its own views. */
  readonly hasSiblings: boolean;
}

/** Other ways to look: the views of this masterplan, communities or buildings, the communities beside it. */
export function ViewsCorner({
  masterplan,
  views,
  view,
  mode,
  hasCommunities,
  filter,
  points,
  hasSiblings,
}: ViewsCornerProps) {
  const intl = useIntl();
  const locale = useLocale();
  const search = usePreservedParams();
  const ownViews = viewItems(masterplan.id, views, view.id, locale, search);
  const siblings = siblingItems(useSiblings(masterplan), masterplan.id, locale, search);
  return (
    <Float kind="control" part="views" className={styles.corner}>
      {filter && (
        <div className={styles.chips}>
          <AppliedChips model={filter} />
        </div>
      )}
      {hasCommunities && hasBuildingAreas(view) && <ModeSwitch masterplanId={masterplan.id} mode={mode} />}
      <PointsToggle layer={points} />
      {ownViews.length > 0 && (
        <ViewStrip label={intl.formatMessage({ id: 'map.views' })} items={ownViews} size={88} />
      )}
      {hasSiblings && siblings.length > 0 && (
        <ViewStrip label={intl.formatMessage({ id: 'map.siblings' })} items={siblings} size={88} />
      )}
    </Float>
  );
}
