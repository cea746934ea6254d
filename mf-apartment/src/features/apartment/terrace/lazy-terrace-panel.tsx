import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './terrace-panel.module.css';

/** Where its script does not come, the page says so. */
function NoTerrace() {
  return (
    <p className={styles.none} role="alert">
      <FormattedMessage id="apartment.terrace.failed" />
    </p>
  );
}

/** The model and all that draws it, fetched when a visitor asks for the view. */
const TerracePanel = lazy(() =>
  import(/* webpackChunkName: "terrace" */ './terrace-panel.tsx').then(
    (loaded) => ({ default: loaded.TerracePanel }),
    () => ({ default: NoTerrace }),
  ),
);

export function LazyTerracePanel() {
  return (
    <Suspense fallback={<div className={styles.panel} />}>
      <TerracePanel />
    </Suspense>
  );
}
