import type { Building, Unit } from '@suite/api';
import { terraceView } from '@suite/domain';
import { useIntl } from 'react-intl';
import { type UnitView, unitView } from '../position/unit-view.ts';
import styles from './offer-sheet.module.css';
import { sheetPart, sheetPicture } from './sheet-picture.ts';

export interface SheetPicturesProps {
  readonly unit: Unit;
  readonly building: Building | null;
}

/** Where the home is in its building, and what is seen from its terrace, beside each other. */
export function SheetPictures({ unit, building }: SheetPicturesProps) {
  const view = building && unitView(building, unit.id);
  const terrace = terraceView(unit);
  return (
    <div className={styles.pictures}>
      {view && <SheetView view={view} number={unit.name} />}
      {terrace && (
        <figure className={styles.terrace}>
          <img src={sheetPicture(terrace)} alt={terrace.mediaData?.alt ?? terrace.name} />
          <figcaption>{terrace.name}</figcaption>
        </figure>
      )}
    </div>
  );
}

/** The home's shape on the picture of its building. */
function SheetView({ view, number }: { readonly view: UnitView; readonly number: string }) {
  const intl = useIntl();
  const { y, height } = sheetPart(view);
  return (
    <svg
      className={styles.view}
      role="img"
      aria-label={intl.formatMessage({ id: 'apartment.position.alt' }, { number, view: view.name })}
      viewBox={`0 ${y} ${view.width} ${height}`}
    >
      <image href={sheetPicture(view)} width={view.width} height={view.height} />
      <path className={styles.shape} d={`M${view.ring.map((point) => point.join(' ')).join('L')}Z`} />
    </svg>
  );
}
