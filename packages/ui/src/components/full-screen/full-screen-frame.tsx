import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { X } from '../../icons/paths.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './full-screen.module.css';
import type { FullScreenProps } from './full-screen.tsx';

export default function FullScreenFrame(props: FullScreenProps) {
  const { onClose, title, closeLabel, picture, isWide = false, children } = props;
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} className={styles.overlay ?? ''}>
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          {picture !== undefined && <div className={styles.picture}>{picture}</div>}
          <div className={styles.side}>
            <div className={styles.body} data-wide={isWide || undefined}>
              <header className={styles.header}>
                <Heading slot="title" level={2} className={styles.title ?? ''}>
                  {title}
                </Heading>
                <IconButton icon={X} label={closeLabel} onPress={onClose} className={styles.close} />
              </header>
              {children}
            </div>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
