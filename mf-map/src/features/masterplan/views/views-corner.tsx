import { useLocale } from '@suite/bus';
import { Float } from '@suite/explorer';
import { PointsToggle } from '@suite/explorer/points';
import { AppliedChips } from '@suite/filters';
import { withModelView, withSun } from '@suite/model/stage';
import { useArrangement, useViewport, ViewStrip } from '@suite/ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useScreen } from '../screen-store.ts';
import { useSiblings } from '../use-masterplan-reads.ts';
import { usePreservedParams } from '../use-preserved-params.ts';
import { ModeSwitch } from './mode-switch.tsx';
import { modelItem, siblingItems, viewItems } from './view-items.ts';
import styles from './views.module.css';

/** Other ways to look: the views of this masterplan, communities or buildings, the communities beside it. */
export const ViewsCorner = memo(function ViewsCorner() {
  const { masterplan, views, view, filter, points, hasTabs, model } = useScreen(
    'masterplan',
    'views',
    'view',
    'filter',
    'points',
    'hasTabs',
    'model',
  );
  // On phones the picture is too small for more than its own views.
  const hasSiblings = useArrangement() !== 'sheet';
  const isSmall = useViewport() === 'small';
  const intl = useIntl();
  const locale = useLocale();
  const search = withSun(withModelView(usePreservedParams(), false), null);
  const shownId = model.stage.isWanted ? null : view.id;
  const pictures = viewItems(masterplan.id, views, shownId, locale, search);
  const tile = modelItem(model.href, intl.formatMessage({ id: 'map.model.tile' }), model.stage.isWanted);
  const ownViews = model.isOffered ? [...pictures, tile] : pictures;
  const siblings = siblingItems(useSiblings(masterplan), masterplan.id, locale, search);
  // The tile of the model would push it away.
  const toggle = !model.stage.isWanted && !model.isWaiting && <PointsToggle layer={points} />;
  return (
    <Float kind="control" part="views" className={styles.corner}>
      {hasTabs && (
        <div className={styles.chips}>
          <AppliedChips model={filter} />
        </div>
      )}
      {!isSmall && <ModeSwitch />}
      {!isSmall && toggle}
      {ownViews.length > 0 && (
        <ViewStrip label={intl.formatMessage({ id: 'map.views' })} items={ownViews} size={88} />
      )}
      {/* It comes when the points are there, and moves no view out of its place. */}
      {isSmall && toggle}
      {hasSiblings && siblings.length > 0 && (
        <ViewStrip label={intl.formatMessage({ id: 'map.siblings' })} items={siblings} size={88} />
      )}
    </Float>
  );
});
