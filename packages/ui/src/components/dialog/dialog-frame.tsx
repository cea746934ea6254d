import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog.tsx';

export default function DialogFrame(props: DialogProps) {
  const { onClose, title, icon, children, actions, quietAction, role = 'dialog' } = props;
  return (
    <ModalOverlay
      isOpen
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(isOpen) => !isOpen && onClose?.()}
      className={styles.scrim ?? ''}
    >
      <Modal className={styles.modal ?? ''}>
        <AriaDialog role={role} className={styles.dialog ?? ''}>
          {icon !== undefined && (
            <span className={styles.disc}>
              <Icon path={icon} />
            </span>
          )}
          <Heading slot="title" level={2} className={styles.title ?? ''}>
            {title}
          </Heading>
          {children !== undefined && <div className={styles.text}>{children}</div>}
          <Actions>{actions}</Actions>
          {quietAction !== undefined && <div className={styles.quiet}>{quietAction}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function Actions({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('button,a')?.focus();
  }, []);
  return (
    <div ref={ref} className={styles.actions}>
      {children}
    </div>
  );
}
