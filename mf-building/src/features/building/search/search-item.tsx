import type { Unit } from '@suite/api';
import { statusOf } from '@suite/domain';
import { pointerHover } from '@suite/explorer';
import { StatusChip } from '@suite/ui';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useUnitLabels } from '../../../lib/use-unit-labels.ts';
import styles from './search-card.module.css';

export interface SearchItemProps {
  readonly unit: Unit;
  readonly floors: number;
  readonly href: string;
  readonly onUnit: (unitId: number | null) => void;
}

/** A home that was found; while it has the attention its shape in the picture has it too. */
export function SearchItem({ unit, floors, href, onUnit }: SearchItemProps) {
  const labels = useUnitLabels();
  const status = statusOf(unit);
  useEffect(() => () => onUnit(null), [onUnit]);
  return (
    <li className={styles.item}>
      <Link
        className={styles.link}
        to={href}
        {...pointerHover((isOver) => onUnit(isOver ? unit.id : null))}
        onFocus={() => onUnit(unit.id)}
        onBlur={() => onUnit(null)}
      >
        <span className={styles.labels}>
          <span className={styles.number}>{unit.name}</span>
          <span className={styles.facts}>{labels.facts(unit, floors)}</span>
        </span>
        {status && (
          <StatusChip
            status={status}
            label={labels.status(status)}
            short={labels.statusShort(status)}
            look="plain"
          />
        )}
      </Link>
    </li>
  );
}
