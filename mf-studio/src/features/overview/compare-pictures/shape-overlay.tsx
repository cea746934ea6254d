import type { PictureChange } from '@suite/api';
import styles from './compare-pictures.module.css';

/** Shapes that differ, drawn over the picture: what is gone or was elsewhere in dashes. The lists below say the same. */
export function ShapeOverlay({ picture: { before, after, shapes } }: { readonly picture: PictureChange }) {
  const outlines = (of: 'before' | 'after') =>
    shapes.flatMap(({ target, kind, ...rings }, index) => {
      const ring = rings[of];
      if (!ring) return [];
      const key = `${index} ${target}`;
      const points = ring.map((point) => point.join(',')).join(' ');
      return [<polygon key={key} data-kind={kind} data-of={of} points={points} />];
    });
  return (
    <>
      <Outlines size={before ?? after}>{outlines('before')}</Outlines>
      <Outlines size={after ?? before}>{outlines('after')}</Outlines>
    </>
  );
}

interface OutlinesProps {
  /** Of the picture that they are drawn on. */
  readonly size: PictureChange['after'];
  readonly children: readonly React.ReactNode[];
}

function Outlines({ size, children }: OutlinesProps) {
  if (!size || children.length === 0) return null;
  return (
    <svg className={styles.overlay} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {children}
    </svg>
  );
}
