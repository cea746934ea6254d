import type { RefObject } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components/Menu';
import styles from './menu.module.css';
import type { MenuProps } from './menu.tsx';

interface MenuFrameProps extends Pick<MenuProps, 'label' | 'items' | 'onChoose'> {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

export default function MenuFrame({ label, items, opener, onChoose, onClose }: MenuFrameProps) {
  return (
    <Popover
      isOpen
      triggerRef={opener}
      placement="bottom end"
      offset={4}
      className={styles.popover ?? ''}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Menu
        aria-label={label}
        autoFocus="first"
        className={styles.menu ?? ''}
        onAction={(id) => onChoose(String(id))}
        onClose={onClose}
      >
        {items.map(({ id, label: text, keys, disabled = false }) => (
          <MenuItem key={id} id={id} textValue={text} isDisabled={disabled} className={styles.item ?? ''}>
            <span>{text}</span>
            {keys !== undefined && <kbd className={styles.keys}>{keys}</kbd>}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
