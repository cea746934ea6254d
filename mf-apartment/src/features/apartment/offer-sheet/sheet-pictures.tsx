import { useIntl } from 'react-intl';
import type { UnitView } from '../position/unit-view.ts';
import styles from './offer-sheet.module.css';
import { sheetPart, sheetPicture } from './sheet-picture.ts';

/** The home's shape on the picture of its building, as wide as the sheet. */
export function SheetView({ view, number }: { readonly view: UnitView; readonly number: string }) {
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
