import { useLocale } from '@suite/bus';
import type { Masterplan } from '@suite/contracts';
import { ViewStrip } from '@suite/ui';
import { useIntl } from 'react-intl';
import type { ChildMode } from '../model/children.ts';
import { hasBuildingAreas, type MasterplanView } from '../model/masterplan-views.ts';
import { useSiblings } from '../use-masterplan-reads.ts';
import { ModeSwitch } from './mode-switch.tsx';
import { siblingItems, viewItems } from './view-items.ts';
import styles from './views.module.css';

export interface ViewsCornerProps {
  readonly masterplan: Masterplan;
  readonly views: readonly MasterplanView[];
  readonly view: MasterplanView;
  readonly mode: ChildMode;
  readonly hasCommunities: boolean;
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
  hasSiblings,
}: ViewsCornerProps) {
  const intl = useIntl();
  const locale = useLocale();
  const ownViews = viewItems(masterplan.id, views, view.id, locale);
  const siblings = siblingItems(useSiblings(masterplan), masterplan.id, locale);
  return (
    <div className={styles.corner}>
      {hasCommunities && hasBuildingAreas(view) && <ModeSwitch masterplanId={masterplan.id} mode={mode} />}
      {ownViews.length > 0 && (
        <ViewStrip label={intl.formatMessage({ id: 'map.views' })} items={ownViews} size={88} />
      )}
      {hasSiblings && siblings.length > 0 && (
        <ViewStrip label={intl.formatMessage({ id: 'map.siblings' })} items={siblings} size={88} />
      )}
    </div>
  );
}
