import styles from './geo-map.module.css';
import type { GeoMapPadding } from './types.ts';

/** Whose data the basemap is; the licences ask for these names, word for word. */
const SOURCES = [
  { name: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
  { name: 'GeoNames', href: 'https://www.geonames.org/' },
] as const;

export function Attribution({ padding }: { readonly padding: GeoMapPadding }) {
  return (
    <p className={styles.attribution} data-map-control style={{ bottom: padding.bottom }}>
      {SOURCES.map(({ name, href }) => (
        <a key={name} href={href} target="_blank" rel="noreferrer">
          {name}
        </a>
      ))}
    </p>
  );
}
