import { Heading } from '@suite/ui';
import type { ReactNode } from 'react';
import styles from './account-frame.module.css';
import { AccountPicture } from './account-picture.tsx';

export interface AccountFrameProps {
  readonly title: string;
  /** What the page is for, in one sentence. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** A page before the login: a picture of what is sold, and one thing to do beside it. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <div className={styles.frame}>
      <title>{title}</title>
      <AccountPicture />
      <section className={styles.side}>
        <div className={styles.column}>
          <div className={styles.head}>
            <Heading level={1} size={44} className={styles.title}>
              {title}
            </Heading>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
        </div>
      </section>
    </div>
  );
}

/** The quiet end of a page: another way than the one that it offers. */
export function FrameFoot({ children }: { readonly children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
