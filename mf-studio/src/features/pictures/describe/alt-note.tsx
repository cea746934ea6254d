import type { DraftStructure } from '@suite/api';
import { FormattedMessage } from 'react-intl';
import styles from '../pictures.module.css';

type Picture = Pick<DraftStructure['pictures'][number], 'alt'>;

/** In which languages nobody says what is to be seen on a picture; nothing where both say it. */
export function AltNote({ picture: { alt } }: { readonly picture: Picture }) {
  const missing = alt.en === '' ? (alt.sr === '' ? 'both' : 'en') : alt.sr === '' ? 'sr' : null;
  if (missing === null) return null;
  return (
    <small className={styles.altNote}>
      <FormattedMessage id={`studio.picture.no-alt-${missing}`} />
    </small>
  );
}

/** How many of all pictures say it in both languages. */
export function AltSummary({ structure }: { readonly structure: DraftStructure }) {
  const pictures = [...structure.parts.flatMap(({ views }) => views), ...structure.pictures];
  if (pictures.length === 0) return null;
  const done = pictures.filter(({ alt }) => alt.en !== '' && alt.sr !== '').length;
  return (
    <p className={styles.summary}>
      <FormattedMessage id="studio.picture.alt-count" values={{ done, total: pictures.length }} />
    </p>
  );
}
