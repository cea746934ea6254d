import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { DataList, type Fact } from '../data-list/data-list.tsx';
import styles from './info-card.module.css';

export interface InfoCardProps {
  /** Number of the home. */
  readonly title: string;
  /** At the right of the title: the status chip. */
  readonly aside?: ReactNode;
  readonly facts?: readonly Fact[] | undefined;
  /** Under a hairline: price per square metre. */
  readonly footStart?: ReactNode;
  /** Under the hairline at the right, in the serif: the price. */
  readonly footEnd?: ReactNode;
  /** The side with the arrow, towards the unit. Default: no arrow. */
  readonly arrow?: 'left' | 'right' | 'top' | 'bottom' | undefined;
  readonly id?: string | undefined;
}

/** What a unit says of itself beside the picture, 264 px wide. The page places it and says when. */
export function InfoCard({ title, aside, facts = [], footStart, footEnd, arrow, id }: InfoCardProps) {
  const hasFoot = footStart !== undefined || footEnd !== undefined;
  return (
    <div id={id} className={classNames(styles.card, arrow !== undefined && styles[arrow])}>
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        {aside}
      </div>
      {facts.length > 0 && (
        <div className={styles.facts}>
          <DataList facts={facts} look="card" />
        </div>
      )}
      {hasFoot && (
        <div className={styles.foot}>
          <span>{footStart}</span>
          <span className={styles.price}>{footEnd}</span>
        </div>
      )}
    </div>
  );
}
