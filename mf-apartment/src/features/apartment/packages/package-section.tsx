import type { Unit } from '@suite/api';
import { Icon } from '@suite/ui';
import { CARET_DOWN } from '@suite/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './package-section.module.css';

const PackageList = lazy(() => import(/* webpackChunkName: "packages" */ './package-list.tsx'));

/** What can be bought with a home; asked for only when it is unfolded. */
export function PackageSection({ unit }: { unit: Unit }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.packages} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon path={CARET_DOWN} size={16} />
        <FormattedMessage id="apartment.packages.title" />
      </summary>
      {isOpen && (
        <Suspense fallback={null}>
          <PackageList unit={unit} />
        </Suspense>
      )}
    </details>
  );
}
