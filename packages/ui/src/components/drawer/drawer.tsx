import { lazy, type ReactNode, Suspense, useEffect } from 'react';

export interface DrawerProps {
  readonly open: boolean;
  /** Esc, the cross, or a press on the scrim. */
  readonly onClose: () => void;
  readonly title: string;
  /** Accessible name of the cross. */
  readonly closeLabel: string;
  /** Between title and cross. */
  readonly headerAction?: ReactNode;
  readonly children: ReactNode;
  /** Stays at the foot while the content scrolls. */
  readonly footer?: ReactNode;
}

const load = () => import('./drawer-frame.tsx');
const DrawerFrame = lazy(load);

/**
 * A panel at the right, 440 px wide and as high as the window; the whole width on phones. It is modal: the
 * page behind is out of reach, and focus goes back to where it came from.
 */
export function Drawer(props: DrawerProps) {
  useEffect(() => {
    // Fetched ahead, so that it opens at once and without a connection.
    void load().catch(() => undefined);
  }, []);
  return <Suspense fallback={null}>{props.open && <DrawerFrame {...props} />}</Suspense>;
}
