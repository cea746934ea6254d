import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../../class-names.ts';
import { FrameHeader } from '../frame-header/frame-header.tsx';
import styles from './overlay.module.css';
import type { OverlayProps } from './overlay.tsx';

export default function OverlayFrame(props: OverlayProps) {
  const { onClose, title, closeLabel, headerAction, size, children } = props;
  return (
    <ModalOverlay
      isOpen
      isDismissable={size === 'text'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={classNames(styles.scrim, styles[size])}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <FrameHeader
            title={title}
            closeLabel={closeLabel}
            headerAction={headerAction}
            onClose={onClose}
            styles={styles}
          />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
          <section className={styles.body} tabIndex={0} aria-label={title}>
            {children}
          </section>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
