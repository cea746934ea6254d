import { useStore } from '@nanostores/react';
import { $notices } from '@suite/bus';
import { useDialogAhead, useFetchedAhead } from '@suite/ui';
import { lazy, Suspense } from 'react';
import { useLostNotice } from '../session/use-lost-notice.ts';
import { usePendingAction } from '../session/use-pending-action.ts';
import { usePreviewEndedNotice } from '../session/use-private-preview.ts';

const load = () => import(/* webpackChunkName: "notices" */ './notice-dialog.tsx');
const NoticeDialog = lazy(async () => ({ default: (await load()).NoticeDialog }));

/** What raises notices of the shell's own, and the dialog of all: fetched at the first sign of a hand, or with the first of them. */
export function NoticeSlot() {
  useLostNotice();
  usePreviewEndedNotice();
  usePendingAction();
  useFetchedAhead(load);
  useDialogAhead();
  const isRaised = useStore($notices).length > 0;
  return <Suspense fallback={null}>{isRaised && <NoticeDialog />}</Suspense>;
}
