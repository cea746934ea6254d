import type { Unit } from '@suite/api';
import { pictureUrl } from '@suite/api-client';
import { statusOf } from '@suite/domain';
import { useIntl } from 'react-intl';
import { Image } from '../image/image.tsx';
import panes from '../pane/pane.module.css';
import { ZoomSurface } from '../zoom/zoom-surface.tsx';
import { UnitShape } from './unit-shape.tsx';
import type { UnitView } from './unit-view.ts';

/** Device pixels that the picture is asked in: it can be zoomed. */
const PICTURE_WIDTH = 2560;

export interface PositionPanelProps {
  readonly unit: Unit;
  readonly view: UnitView;
}

/** The whole building, with this home marked. */
export function PositionPanel({ unit, view }: PositionPanelProps) {
  const label = useIntl().formatMessage(
    { id: 'apartment.position.alt' },
    { number: unit.name, view: view.name },
  );
  return (
    <div className={panes.broad}>
      <ZoomSurface key={view.url} label={label} size={view}>
        <Image
          url={pictureUrl(view.url, PICTURE_WIDTH)}
          alt={label}
          placeholder={view.placeholder}
          failedId="apartment.position.failed"
        />
        <UnitShape
          box={{ x: 0, y: 0, width: view.width, height: view.height }}
          ring={view.ring}
          status={statusOf(unit)}
        />
      </ZoomSurface>
      <p className={panes.note}>{view.name}</p>
    </div>
  );
}
