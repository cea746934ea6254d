import { lazy, type ReactNode, Suspense } from 'react';
import { useFetchedAhead } from '../../fetch-ahead.ts';

export interface OverlayProps {
  readonly open: boolean;
  /** Esc or the cross; for `text` a press beside it too. */
  readonly onClose: () => void;
  readonly title: string;
  /** Accessible name of the cross. */
  readonly closeLabel: string;
  /** Beside the cross. */
  readonly headerAction?: ReactNode;
  /** `page` fills the window, for a table; `text` is a sheet of a readable width, 720 px. */
  readonly size: 'page' | 'text';
  readonly children: ReactNode;
}

const load = () => import(/* webpackChunkName: "overlay-frame" */ './overlay-frame.tsx');
const OverlayFrame = lazy(load);

/** A modal that is read or scrolled: its title and cross stay while the content moves. Focus goes back when it closes. */
export function Overlay(props: OverlayProps) {
  useFetchedAhead(load);
  return <Suspense fallback={null}>{props.open && <OverlayFrame {...props} />}</Suspense>;
}
