import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Modal';
import { X } from '../../icons/paths.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface FrameHeaderProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly headerAction: ReactNode;
  readonly onClose: () => void;
  /** The frame's own look of header, title and actions. */
  readonly styles: Readonly<Record<string, string>>;
}

/** Title, action and cross of what lies over the page. */
export function FrameHeader({ title, closeLabel, headerAction, onClose, styles }: FrameHeaderProps) {
  return (
    <header className={styles.header}>
      <Heading slot="title" level={2} className={styles.title ?? ''}>
        {title}
      </Heading>
      <div className={styles.actions}>
        {headerAction}
        <IconButton icon={X} label={closeLabel} onPress={onClose} />
      </div>
    </header>
  );
}
