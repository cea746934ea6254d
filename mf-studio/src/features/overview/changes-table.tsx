import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './overview.module.css';

type Heading =
  | 'studio.column.name'
  | 'studio.compare.fact'
  | 'studio.compare.before'
  | 'studio.compare.after';

export interface ChangesTableProps {
  readonly label: string;
  readonly headings: readonly Heading[];
  /** Rows of the table. */
  readonly children: ReactNode;
  /** How many changes more there are than rows are shown. */
  readonly moreCount: number;
}

/** What two versions say otherwise, before and after. */
export function ChangesTable({ label, headings, children, moreCount }: ChangesTableProps) {
  return (
    <>
      <table className={styles.units} aria-label={label}>
        <thead>
          <tr>
            {headings.map((id) => (
              <th key={id} scope="col">
                <FormattedMessage id={id} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {moreCount > 0 && (
        <p>
          <FormattedMessage id="studio.compare.more" values={{ count: moreCount }} />
        </p>
      )}
    </>
  );
}
