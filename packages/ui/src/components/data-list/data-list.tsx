import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './data-list.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

export interface DataListProps {
  readonly facts: readonly Fact[];
  /** `page` has rows of 42 px with hairlines, `card` rows of 22 px without. Default `page`. */
  readonly look?: 'page' | 'card' | undefined;
}

/** Facts by name and value. */
export function DataList({ facts, look = 'page' }: DataListProps) {
  return (
    <dl className={classNames(styles.list, styles[look])}>
      {facts.map((fact) => (
        <Fragment key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
