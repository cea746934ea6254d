import { AsyncView } from '@suite/explorer';
import { ZeroResult } from '@suite/filters';
import { Skeleton, useIsPhone } from '@suite/ui';
import { BuildingLegend } from '../picture/building-legend.tsx';
import { useFilterModel, useScreen } from '../screen-store.ts';
import styles from './list-body.module.css';
import { UnitTable } from './unit-table.tsx';

export interface ListBodyProps {
  /** Accessible name of the table. */
  readonly label: string;
  /** Whether it is said here, or elsewhere, that nothing matches. */
  readonly zero: 'here' | 'elsewhere';
}

const SKELETON_ROWS = 12;

/** The rows, or what is in their place. */
export function ListBody({ label, zero }: ListBodyProps) {
  const { units, matchedIds, statusHidden } = useScreen('units', 'matchedIds', 'statusHidden');
  const isPhone = useIsPhone();
  if (!units.data && units.error !== undefined) {
    return (
      <div className={styles.state}>
        <AsyncView read={units} errorTitle="common.homesFailed" errorText="common.filtersKept" silent />
      </div>
    );
  }
  if (!units.data) return <Skeleton kind="rows" rows={SKELETON_ROWS} />;
  if (matchedIds?.size !== 0) {
    return (
      <>
        {isPhone && !statusHidden && (
          <div className={styles.key}>
            <BuildingLegend look="line" />
          </div>
        )}
        <UnitTable label={label} />
      </>
    );
  }
  if (zero === 'elsewhere') return null;
  return (
    <div className={styles.state}>
      <Zero />
    </div>
  );
}

function Zero() {
  return <ZeroResult model={useFilterModel()} />;
}
