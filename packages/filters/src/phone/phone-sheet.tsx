import { IconButton } from '@suite/ui';
import { X } from '@suite/ui/icons';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import styles from './phone-sheet.module.css';

export interface PhoneSheetProps {
  readonly title: string;
  /** `tall` leaves a strip of the picture; `low` is as high as what is in it. */
  readonly height: 'tall' | 'low';
  readonly headerAction?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** What comes up from the bar of a phone; Escape, its button or a tap on the picture puts it away. */
export function PhoneSheet({ title, height, headerAction, footer, children, onClose }: PhoneSheetProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is taken out of the page, so that the browser gives the focus back to the opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, and the browser hears it.
    <dialog
      ref={dialog}
      className={height === 'tall' ? `${styles.sheet} ${styles.tall}` : styles.sheet}
      aria-labelledby={titleId}
      onCancel={onClose}
      onClick={onClick}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {headerAction}
        <IconButton icon={X} label={formatMessage({ id: 'common.close' })} onPress={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  );
}
