import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { X } from '../../icons/paths.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
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
    >
      <Modal className={styles.drawer ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <div className={styles.actions}>
              {headerAction}
              <IconButton icon={X} label={closeLabel} onPress={onClose} />
            </div>
          </header>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
