import type { RefCallback } from 'react';
import styles from './geo-map.module.css';

/** Whose data the basemap is; the licences ask for these names, word for word. */
const SOURCES = [
  { name: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
  { name: 'GeoNames', href: 'https://www.geonames.org/' },
] as const;

export interface AttributionProps {
  readonly bottomPx: number;
  readonly ref: RefCallback<HTMLElement>;
}

/** In the lower right corner, above what covers it: moved by a transform, which lays nothing out anew. */
export function Attribution({ bottomPx, ref }: AttributionProps) {
  return (
    <p ref={ref} className={styles.attribution} style={{ transform: `translateY(${-bottomPx}px)` }}>
      {SOURCES.map(({ name, href }) => (
        <a key={name} href={href} target="_blank" rel="noreferrer">
          {name}
        </a>
      ))}
    </p>
  );
}
