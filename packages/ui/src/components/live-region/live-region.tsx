import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface LiveRegionProps {
  /** The sentence to announce; a change is read out when the reader is next idle. */
  readonly children: ReactNode;
}

/** Keep it mounted while empty: a region that appears together with its words is often not read. */
export function LiveRegion({ children }: LiveRegionProps) {
  return (
    // The attribute keeps it heard while an open list or dialog of React Aria hides the rest of the page.
    <div role="status" aria-live="polite" aria-atomic="true" data-live-announcer="true">
      <VisuallyHidden>{children}</VisuallyHidden>
    </div>
  );
}
