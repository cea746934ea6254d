import { ZeroResult } from '@suite/filters';
import { Skeleton, StateCard } from '@suite/ui';
import { WARNING_CIRCLE } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import type { AttentionModel } from '../picture/use-attention.ts';
import type { BuildingScreenModel } from '../screen-model.ts';
import styles from './list-body.module.css';
import { UnitTable } from './unit-table.tsx';

export interface ListBodyProps {
  readonly screen: BuildingScreenModel;
  readonly attention: AttentionModel;
  /** Accessible name of the table. */
  readonly label: string;
  /** Whether it is said here, or elsewhere, that nothing matches. */
  readonly zero: 'here' | 'elsewhere';
}

const SKELETON_ROWS = 12;

/** The rows, or what is in their place. */
export function ListBody({ screen, attention, label, zero }: ListBodyProps) {
  const { formatMessage } = useIntl();
  const { homes, matchedIds } = screen;
  if (!homes.data && homes.error !== undefined) {
    return (
      <div className={styles.state}>
        <StateCard
          icon={WARNING_CIRCLE}
          title={formatMessage({ id: 'common.homesFailed' })}
          text={formatMessage({ id: 'common.filtersKept' })}
          actionLabel={formatMessage({ id: 'common.tryAgain' })}
          onAction={homes.retry}
        />
      </div>
    );
  }
  if (!homes.data) return <Skeleton kind="rows" rows={SKELETON_ROWS} />;
  if (matchedIds?.size !== 0) return <UnitTable screen={screen} attention={attention} label={label} />;
  if (zero === 'elsewhere') return null;
  return (
    <div className={styles.state}>
      <ZeroResult model={screen} />
    </div>
  );
}
