import { Float } from '@suite/explorer';
import { ZeroCard } from '@suite/filters';
import { memo } from 'react';
import { UnseenCard } from '../list/unseen-card.tsx';
import { useScreen } from '../screen-store.ts';
import { StatusLegend } from '../states/status-legend.tsx';
import { ChosenPreview } from './chosen-preview.tsx';
import styles from './picture-screen.module.css';

/** Where no sheet holds them: what has no area in the picture, and the card in the corner. */
export const PictureSidePanels = memo(function PictureSidePanels() {
  const { masterplan, areas, points, hover, filter, chosen, corner, fit } = useScreen(
    'masterplan',
    'areas',
    'points',
    'hover',
    'filter',
    'chosen',
    'corner',
    'fit',
  );
  return (
    <>
      <UnseenCard items={areas.unseen} points={points.placed} hover={hover} />
      {corner === 'zero' && <ZeroCard model={filter} />}
      {corner === 'preview' && chosen && (
        <Float
          kind="card"
          part="corner"
          className={[styles.legend, styles.preview, fit.cornerRaised && styles.aboveBar]
            .filter(Boolean)
            .join(' ')}
        >
          <ChosenPreview chosen={chosen} onClose={() => hover.select(null)} />
        </Float>
      )}
      {corner === 'legend' && (
        <Float kind="control" part="legend" className={styles.legend}>
          <StatusLegend masterplan={masterplan} look="card" />
        </Float>
      )}
    </>
  );
});
