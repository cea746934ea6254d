import { AppIntl } from '@suite/i18n';
import { Button } from '@suite/ui';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FormattedMessage } from 'react-intl';
import { messages } from '../../messages.ts';
import styles from './undo-toast.module.css';

/** How long a visitor has to think again (design). It waits while it is pointed at or has the focus. */
const STAYS_MS = 6_000;

let endShown: (() => void) | undefined;

/**
 * Says what was done and offers to undo it. It outlives the card that it is about, so it is drawn beside the page
 * with a root of its own; another one takes its place.
 */
export function showUndo(messageId: string, onUndo: () => void): void {
  endShown?.();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const end = () => {
    if (endShown === end) endShown = undefined;
    root.unmount();
    place.remove();
  };
  endShown = end;
  root.render(
    <AppIntl messages={messages}>
      <UndoToast messageId={messageId} onUndo={onUndo} onEnd={end} />
    </AppIntl>,
  );
}

interface UndoToastProps {
  readonly messageId: string;
  readonly onUndo: () => void;
  readonly onEnd: () => void;
}

function UndoToast({ messageId, onUndo, onEnd }: UndoToastProps) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onEnd, STAYS_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onEnd]);
  const undo = () => {
    onUndo();
    onEnd();
  };
  return (
    <div
      className={styles.toast}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>
        <FormattedMessage id={messageId} />
      </span>
      <Button variant="quiet" className={styles.undo} onPress={undo}>
        <FormattedMessage id="common.undo" />
      </Button>
    </div>
  );
}
