import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { PageBoundary } from './page-boundary.tsx';
import classes from './part-boundary.module.css';

export interface PartBoundaryProps {
  /** Where the sentence stands: where the part would be, over the page as the part would be, or nowhere. */
  readonly sentence: 'in-place' | 'over-page' | 'none';
  readonly children: ReactNode;
}

/** Around each part of the frame: one that fails says so in its place until the next page, and all else stands. */
export function PartBoundary({ sentence, children }: PartBoundaryProps) {
  const { pathname } = useLocation();
  const failed = sentence === 'none' ? null : <PartFailed isOver={sentence === 'over-page'} />;
  return (
    <PageBoundary pathname={pathname} fallback={() => failed}>
      {children}
    </PageBoundary>
  );
}

function PartFailed({ isOver }: { readonly isOver: boolean }) {
  return (
    <p className={classes.failed} data-over={isOver || undefined} role="status">
      <FormattedMessage id="shell.part.failed" />
    </p>
  );
}
