import { countAvailable } from '@suite/domain';
import { ZeroResult } from '@suite/filters';
import { IconButton, Skeleton, StateCard } from '@suite/ui';
import { WARNING_CIRCLE, X } from '@suite/ui/icons';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useUnitWords } from '../../../lib/use-unit-words.ts';
import type { AttentionModel } from '../picture/use-attention.ts';
import type { BuildingScreenModel } from '../screen-model.ts';
import styles from './unit-list-panel.module.css';
import { UnitTable } from './unit-table.tsx';

export interface UnitListPanelProps {
  readonly screen: BuildingScreenModel;
  readonly attention: AttentionModel;
}

/** Every home of the building that matches, also those without a shape in the picture. */
export function UnitListPanel({ screen, attention }: UnitListPanelProps) {
  const { formatMessage } = useIntl();
  const words = useUnitWords();
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.header}>
        <div>
          <h2 id={titleId} className={styles.title}>
            <ListTitle screen={screen} />
          </h2>
          <p className={styles.date}>{words.asOf(screen.asOf)}</p>
        </div>
        <IconButton
          icon={X}
          label={formatMessage({ id: 'building.list.close' })}
          onPress={() => screen.setState(() => ({ list: false }))}
        />
      </header>
      <div className={styles.scroll}>
        <ListBody screen={screen} attention={attention} titleId={titleId} />
      </div>
    </section>
  );
}

function ListTitle({ screen }: { readonly screen: BuildingScreenModel }) {
  const { formatMessage } = useIntl();
  const { homes, total, listed, matchedIds, statusHidden, units, building } = screen;
  if (!homes.data) return formatMessage({ id: 'common.homes' }, { count: building.unitCounts.total });
  if (matchedIds) return formatMessage({ id: 'building.list.matching' }, { matched: listed.length, total });
  if (statusHidden) return formatMessage({ id: 'common.homes' }, { count: total });
  return formatMessage({ id: 'building.list.available' }, { total, available: countAvailable(units) });
}

const SKELETON_ROWS = 12;

function ListBody({ screen, attention, titleId }: UnitListPanelProps & { readonly titleId: string }) {
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
  if (matchedIds?.size === 0) {
    return (
      <div className={styles.state}>
        <ZeroResult model={screen} />
      </div>
    );
  }
  return <UnitTable screen={screen} attention={attention} labelledBy={titleId} />;
}
