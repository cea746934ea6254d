import { lazy, type ReactNode, Suspense } from 'react';
import { useFetchedAhead } from '../../fetch-ahead.ts';

export interface FullScreenProps {
  readonly open: boolean;
  /** Esc or the cross. */
  readonly onClose: () => void;
  readonly title: string;
  /** Accessible name of the cross. */
  readonly closeLabel: string;
  /** Fills the left 42 % of wide windows; others leave it out. */
  readonly picture?: ReactNode;
  /** For what is looked at and not read: from the top, as wide as the window. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

const load = () => import(/* webpackChunkName: "full-screen-frame" */ './full-screen-frame.tsx');
const FullScreenFrame = lazy(load);

/** A dialog as large as the window, with a picture beside it where there is room. Focus goes back when it closes. */
export function FullScreen(props: FullScreenProps) {
  useFetchedAhead(load);
  return <Suspense fallback={null}>{props.open && <FullScreenFrame {...props} />}</Suspense>;
}
