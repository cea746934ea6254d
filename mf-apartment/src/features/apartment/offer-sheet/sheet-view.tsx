import { useIntl } from 'react-intl';
import { boundingBox } from '../position/crop-box.ts';
import type { UnitView } from '../position/unit-view.ts';
import styles from './offer-sheet.module.css';
import { sheetPicture } from './sheet-picture.ts';

/** Width ÷ height on the paper. */
const PROPORTION = 2.85;

/** The home's shape on the picture of its building, as wide as the sheet. */
export function SheetView({ view, number }: { readonly view: UnitView; readonly number: string }) {
  const intl = useIntl();
  const height = Math.min(view.height, view.width / PROPORTION);
  const shape = boundingBox(view.ring);
  const middle = shape.y + (shape.height - height) / 2;
  const y = Math.min(Math.max(0, middle), view.height - height);
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
