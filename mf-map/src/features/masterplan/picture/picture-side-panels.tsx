import type { Masterplan } from '@suite/api';
import { Float, type HoverStore } from '@suite/explorer';
import { ZeroCard } from '@suite/filters';
import type { PageFilter } from '../../../lib/filter/use-page-filter.ts';
import { UnseenCard } from '../list/unseen-card.tsx';
import type { AreaShapes } from '../model/area-shapes.ts';
import type { PointsLayer } from '../points/use-points.ts';
import type { Chosen } from '../preview/preview.ts';
import { StatusLegend } from '../states/status-legend.tsx';
import { ChosenPreview } from './chosen-preview.tsx';
import styles from './picture-screen.module.css';
import type { CornerCard } from './use-filter-stage.ts';

export interface PictureSidePanelsProps {
  readonly masterplan: Masterplan;
  readonly areas: AreaShapes;
  readonly points: PointsLayer;
  readonly hover: HoverStore<string>;
  readonly filter: PageFilter;
  readonly chosen: Chosen | null;
  readonly corner: CornerCard;
}

/** Where no sheet holds them: what has no area in the picture, and the card in the corner. */
export function PictureSidePanels(props: PictureSidePanelsProps) {
  const { masterplan, areas, points, hover, filter, chosen, corner } = props;
  return (
    <>
      <UnseenCard items={areas.unseen} points={points.placed} hover={hover} />
      {corner === 'zero' && <ZeroCard model={filter} />}
      {corner === 'preview' && chosen && (
        <div className={`${styles.legend} ${styles.preview}`}>
          <ChosenPreview chosen={chosen} onClose={() => hover.select(null)} />
        </div>
      )}
      {corner === 'legend' && (
        <Float kind="control" part="legend" className={styles.legend}>
          <StatusLegend masterplan={masterplan} />
        </Float>
      )}
    </>
  );
}
