import { Icon } from '@suite/ui';
import { ARROW_DOWN, ARROW_UP } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';
import { COLUMNS, type Column } from './columns.ts';
import type { Shown, SortKey } from './shown-rows.ts';
import styles from './units.module.css';

interface GridHeadProps {
  readonly sort: Shown['sort'];
  readonly onSort: (key: SortKey) => void;
}

/** Names of the columns; each sorts the lines, up, down, and as the project has them. */
export function GridHead({ sort, onSort }: GridHeadProps) {
  return (
    <thead className={styles.heads}>
      <tr aria-rowindex={1} className={styles.line}>
        {COLUMNS.map((column, index) => (
          <Head
            key={column.key}
            column={column}
            index={index}
            order={sort?.key === column.key ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadProps {
  readonly column: Column;
  readonly index: number;
  readonly order: 'ascending' | 'descending' | undefined;
  readonly onSort: (key: SortKey) => void;
}

function Head({ column: { key, label, isNumber }, index, order, onSort }: HeadProps) {
  return (
    <th
      scope="col"
      aria-colindex={index + 1}
      aria-sort={order}
      className={styles.cell}
      data-number={isNumber || undefined}
    >
      <button type="button" className={styles.sort} onClick={() => onSort(key)}>
        <FormattedMessage id={label} />
        {order && <Icon path={order === 'ascending' ? ARROW_UP : ARROW_DOWN} size={16} />}
      </button>
    </th>
  );
}
