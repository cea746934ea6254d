import type { Unit } from '@suite/api';
import { pictureUrl } from '@suite/api-client';
import { statusOf } from '@suite/domain';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Image } from '../image/image.tsx';
import { boundingBox, cropBox } from './crop-box.ts';
import styles from './position-strip.module.css';
import { UnitShape } from './unit-shape.tsx';
import type { UnitView } from './unit-view.ts';
import { useProportion } from './use-proportion.ts';

const PICTURE_WIDTH = 1280;
const USUAL_PROPORTION = 480 / 124;

export interface PositionStripProps {
  readonly unit: Unit;
  readonly view: UnitView;
  /** Shows the whole picture. */
  readonly onOpen: () => void;
}

/** A low cut of the building's picture about this home. */
export function PositionStrip({ unit, view, onOpen }: PositionStripProps) {
  const intl = useIntl();
  const ref = useRef<HTMLDivElement>(null);
  const box = cropBox(boundingBox(view.ring), view, useProportion(ref, USUAL_PROPORTION));
  const number = unit.name;
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div ref={ref} className={styles.strip}>
      <Image
        url={pictureUrl(view.url, PICTURE_WIDTH)}
        alt={intl.formatMessage({ id: 'apartment.position.alt' }, { number, view: view.name })}
        placeholder={view.placeholder}
        failedId="apartment.position.failed"
        place={{
          left: percent(-box.x, box.width),
          top: percent(-box.y, box.height),
          width: percent(view.width, box.width),
          height: percent(view.height, box.height),
        }}
      />
      <UnitShape box={box} ring={view.ring} status={statusOf(unit)} />
      <button
        type="button"
        className={styles.open}
        aria-label={intl.formatMessage({ id: 'apartment.position.open' })}
        onClick={onOpen}
      />
    </div>
  );
}
