import { AsyncView } from '@suite/explorer';
import { ZeroResult } from '@suite/filters';
import { Skeleton } from '@suite/ui';
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
  const { unitsRead, matchedIds } = useScreen('unitsRead', 'matchedIds');
  if (!unitsRead.data && unitsRead.error !== undefined) {
    return (
      <div className={styles.state}>
        <AsyncView read={unitsRead} errorTitle="common.homesFailed" errorText="common.filtersKept" silent />
      </div>
    );
  }
  if (!unitsRead.data) return <Skeleton kind="rows" rows={SKELETON_ROWS} />;
  if (matchedIds?.size !== 0) return <UnitTable label={label} />;
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
