import { lazy, type ReactNode, Suspense } from 'react';
import { useFetchedAhead } from '../../fetch-ahead.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Esc or a press on the scrim; without it the dialog is left only by one of its actions. */
  readonly onClose?: (() => void) | undefined;
  readonly title: string;
  /** Path data of an icon in a tinted disc above the title. */
  readonly icon?: string | undefined;
  readonly children?: ReactNode;
  /** One or two buttons of equal width; focus starts on the first. */
  readonly actions: ReactNode;
  /** A quiet way out below the buttons, such as "Keep looking". */
  readonly quietAction?: ReactNode;
  /** `alertdialog` for what went wrong or cannot be undone. Default `dialog`. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
}

const load = () => import(/* webpackChunkName: "dialog-frame" */ './dialog-frame.tsx');
const DialogFrame = lazy(load);

/** Fetches the frame ahead for a dialog that is itself not there yet. */
export function useDialogAhead(): void {
  useFetchedAhead(load);
}

/** A question or a notice in the middle of the window, 480 px wide. Modal; focus goes back when it closes. */
export function Dialog(props: DialogProps) {
  useDialogAhead();
  return <Suspense fallback={null}>{props.open && <DialogFrame {...props} />}</Suspense>;
}
