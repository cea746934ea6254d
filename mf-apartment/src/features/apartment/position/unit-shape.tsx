import type { MediaPolygon } from '@suite/api';
import type { UnitStatus } from '@suite/contracts';
import { STATUS_TOKENS } from '@suite/ui';
import type { Box } from './crop-box.ts';
import styles from './unit-shape.module.css';

export interface UnitShapeProps {
  /** The part of the picture that is seen, in its pixels. */
  readonly box: Box;
  readonly ring: MediaPolygon['ring'];
  /** Null: the organisation hides it, and the shape is neutral. */
  readonly status: UnitStatus | null;
}

/** One home of the picture in the colour of its status; all around it is dimmed. */
export function UnitShape({ box, ring, status }: UnitShapeProps) {
  const { x, y, width, height } = box;
  const outline = `M${ring.map((point) => point.join(' ')).join('L')}Z`;
  const fill = status && { fill: `rgb(var(--${STATUS_TOKENS[status]}-rgb))` };
  return (
    <svg
      className={styles.shape}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={styles.veil}
        fillRule="evenodd"
        d={`M${x} ${y}h${width}v${height}h${-width}Z${outline}`}
      />
      <path className={styles.unit} style={fill ?? undefined} d={outline} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
