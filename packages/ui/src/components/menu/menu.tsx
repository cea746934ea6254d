import { lazy, Suspense, useRef, useState } from 'react';
import { useFetchedAhead } from '../../fetch-ahead.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** Keys that do the same, such as `F2`; said and shown beside the label. */
  readonly keys?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface MenuProps {
  readonly icon: string;
  /** Accessible name of the button, and of the menu. */
  readonly label: string;
  readonly size?: 24 | 20 | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
  readonly items: readonly MenuItem[];
  readonly onChoose: (id: string) => void;
}

const load = () => import(/* webpackChunkName: "menu-frame" */ './menu-frame.tsx');
const MenuFrame = lazy(load);

/** A button that opens a list of what can be done. Esc and a press beside it close it, and the focus goes back. */
export function Menu({ items, onChoose, ...button }: MenuProps) {
  useFetchedAhead(load);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        {...button}
        ref={opener}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      <Suspense fallback={null}>
        {isOpen && (
          <MenuFrame
            label={button.label}
            items={items}
            opener={opener}
            onChoose={onChoose}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
