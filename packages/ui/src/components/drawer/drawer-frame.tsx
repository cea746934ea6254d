import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { FrameHeader } from '../frame-header/frame-header.tsx';
import styles from './drawer.module.css';
import type { DrawerProps } from './drawer.tsx';

export default function DrawerFrame(props: DrawerProps) {
  const { onClose, title, closeLabel, headerAction, children, footer } = props;
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={styles.scrim ?? ''}
      // A press on the bar, which stays in sight, is heard here: the shell looks at what was pressed.
      data-drawer=""
    >
      <Modal className={styles.drawer ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <FrameHeader
            title={title}
            closeLabel={closeLabel}
            headerAction={headerAction}
            onClose={onClose}
            styles={styles}
          />
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
