import { lazy, type ReactNode, Suspense } from 'react';
import { useFetchedAhead } from '../../fetch-ahead.ts';

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

const load = () => import(/* webpackChunkName: "drawer-frame" */ './drawer-frame.tsx');
const DrawerFrame = lazy(load);

/**
 * A panel at the right below the bar, 440 px wide; the whole width on phones. It is modal: the page behind is out of
 * reach, and focus goes back to where it came from. A press on the picture or on the bar closes it, so a second press
 * of its button does.
 */
export function Drawer(props: DrawerProps) {
  useFetchedAhead(load);
  return <Suspense fallback={null}>{props.open && <DrawerFrame {...props} />}</Suspense>;
}
