import type { PictureChange } from '@suite/api';
import { Button, Skeleton } from '@suite/ui';
import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDraftPicture } from '../../../lib/draft-picture.tsx';
import styles from './compare-pictures.module.css';
import type { ComparedVersions } from './picture-list.tsx';
import { ShapeOverlay } from './shape-overlay.tsx';

interface PictureSliderProps extends ComparedVersions {
  readonly picture: PictureChange;
  readonly hasShapes: boolean;
}

/** One picture over the other, led apart by a slider; one alone where the other version has none, or the same. */
export function PictureSlider({ hasShapes, ...compared }: PictureSliderProps) {
  const { before, after, isSameFile, shapes } = compared.picture;
  if (before !== null && after !== null && !isSameFile) {
    return <Both {...compared}>{hasShapes && <ShapeOverlay picture={compared.picture} />}</Both>;
  }
  const only = isSameFile ? 'shapes' : before === null ? 'after' : 'before';
  return (
    <div className={styles.slider}>
      <div className={styles.stage} style={ratioOf(after ?? before)}>
        <Layer {...compared} version={only === 'before' ? compared.from : compared.number} />
        {hasShapes && <ShapeOverlay picture={compared.picture} />}
      </div>
      <p>
        <FormattedMessage id={`studio.compare.only-${only}`} values={{ count: shapes.length }} />
      </p>
    </div>
  );
}

interface BothProps extends ComparedVersions {
  readonly picture: PictureChange;
  /** What is drawn over both. */
  readonly children: ReactNode;
}

function Both({ from, number, children, ...compared }: BothProps) {
  const intl = useIntl();
  // Percent from the left: what is before stands left of it.
  const [edge, setEdge] = useState(50);
  const lead = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setEdge(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * 100));
  };
  return (
    <div className={styles.slider}>
      <div
        className={styles.stage}
        data-compared=""
        style={ratioOf(compared.picture.after)}
        onPointerDown={(event) => {
          if (!event.isPrimary || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          lead(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) lead(event);
        }}
      >
        <Layer {...compared} version={number} />
        <div className={styles.former} style={{ clipPath: `inset(0 ${100 - edge}% 0 0)` }}>
          <Layer {...compared} version={from} />
        </div>
        {children}
        <span className={styles.edge} style={{ left: `${edge}%` }} />
      </div>
      <label className={styles.range}>
        <span>
          <FormattedMessage id="studio.compare.slider" values={{ before: from, after: number }} />
        </span>
        <input
          type="range"
          min={0}
          max={100}
          value={edge}
          aria-valuetext={intl.formatMessage({ id: 'studio.compare.share' }, { percent: edge, before: from })}
          onChange={({ target }) => setEdge(target.valueAsNumber)}
        />
      </label>
    </div>
  );
}

function ratioOf(size: PictureChange['after']): CSSProperties {
  return size ? { aspectRatio: `${size.width} / ${size.height}` } : {};
}

interface LayerProps {
  readonly projectId: number;
  readonly picture: PictureChange;
  readonly version: number;
}

/** The picture of a version. */
function Layer({ projectId, picture: { key }, version }: LayerProps) {
  const intl = useIntl();
  const { data, error, retry } = useDraftPicture({ projectId, picture: key, version, width: '1280' });
  const label = intl.formatMessage({ id: 'studio.version' }, { number: version });
  if (error !== undefined) {
    return (
      <div className={styles.failed} role="alert">
        <FormattedMessage id="studio.compare.failed" values={{ version: label }} />
        <Button size={40} onPress={retry}>
          <FormattedMessage id="common.tryAgain" />
        </Button>
      </div>
    );
  }
  if (data === undefined) return <Skeleton kind="block" height="100%" />;
  return <img src={data} alt={label} draggable={false} />;
}
