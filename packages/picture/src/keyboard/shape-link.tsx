import type { FocusEvent, KeyboardEvent, MouseEvent, Ref } from 'react';
import type { PictureShape } from '../types.ts';
import styles from './shape-links.module.css';

export interface ShapeLinkProps {
  readonly shape: PictureShape;
  readonly inTabOrder: boolean;
  readonly linkRef: Ref<HTMLAnchorElement & HTMLButtonElement>;
  /** `isShown`: the focus came by keyboard, so it is to be seen. */
  readonly onFocus: (id: string, isShown: boolean) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent, id: string) => void;
  /** A plain click or Enter; other keys and buttons are the browser's. */
  readonly onOpen: (id: string) => void;
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}

/** One shape for keyboard and screen reader: a link, or a disabled button when it leads nowhere. */
export function ShapeLink({
  shape,
  inTabOrder,
  linkRef,
  onFocus,
  onBlur,
  onKeyDown,
  onOpen,
}: ShapeLinkProps) {
  const { id, href, name } = shape;
  const shared = {
    ref: linkRef,
    className: styles.link,
    tabIndex: inTabOrder ? 0 : -1,
    'aria-label': name,
    'data-shape': id,
    onBlur,
    onFocus: (event: FocusEvent) => onFocus(id, event.currentTarget.matches(':focus-visible')),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, id),
  };
  if (href === null) return <button {...shared} type="button" aria-disabled="true" />;
  const onClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen(id);
  };
  return <a {...shared} href={href} onClick={onClick} />;
}
