import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { type HintSide, hintPosition } from './hint-position.ts';

const DELAY_MS = 400;

/** Shows the hint after a moment of hover, at once on keyboard focus; hides it on leave, press and Esc. */
export function useHint(side: HintSide) {
  const anchorRef = useRef<HTMLSpanElement>(null);
  const hintRef = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hide = () => {
    clearTimeout(timer.current);
    const hint = hintRef.current;
    if (hint?.matches(':popover-open')) hint.hidePopover();
  };
  const show = () => {
    const hint = hintRef.current;
    const anchor = anchorRef.current?.firstElementChild;
    if (!hint || !anchor || hint.matches(':popover-open')) return;
    hint.showPopover();
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = hintPosition(
      anchor.getBoundingClientRect(),
      hint.getBoundingClientRect(),
      side,
      view,
    );
    hint.style.left = `${left}px`;
    hint.style.top = `${top}px`;
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      clearTimeout(timer.current);
    };
  }, []);

  const events = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') timer.current = setTimeout(show, DELAY_MS);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) show();
    },
    onBlur: hide,
  };
  return { anchorRef, hintRef, events };
}
