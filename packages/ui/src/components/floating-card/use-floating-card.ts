import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const FOCUSABLE = 'a[href],button:not([disabled]),input:not([disabled]),select,textarea,[tabindex="0"]';

interface FloatingCardBehaviour {
  readonly onClose: () => void;
  /** What the card belongs to: a press there is not "away", and focus goes back to it. */
  readonly triggerRef: RefObject<HTMLElement | null> | undefined;
  readonly autoFocus: boolean;
  readonly dismissedBy: 'press-away' | 'escape-only';
}

/** The first control of the body: a Reset in the header is not what a card is opened for. */
function firstControl(card: HTMLElement): HTMLElement {
  const body = card.querySelector('[data-card-body]');
  return body?.querySelector<HTMLElement>(FOCUSABLE) ?? card.querySelector<HTMLElement>(FOCUSABLE) ?? card;
}

function activeElement(): HTMLElement | null {
  const element = document.activeElement;
  return element instanceof HTMLElement && element !== document.body ? element : null;
}

/** Focus goes into the card when it opens and back when it closes; Esc and a press elsewhere ask to close. */
export function useFloatingCard(behaviour: FloatingCardBehaviour): RefObject<HTMLDivElement | null> {
  const cardRef = useRef<HTMLDivElement>(null);
  const openerRef = useRef<HTMLElement | null>(null);
  const latest = useRef(behaviour);
  useLayoutEffect(() => {
    latest.current = behaviour;
  });

  useLayoutEffect(() => {
    const card = cardRef.current;
    const { triggerRef, autoFocus } = latest.current;
    const opener = triggerRef?.current ?? activeElement();
    openerRef.current = opener;
    const enter = () => {
      if (!autoFocus || card === null || card.contains(document.activeElement)) return;
      firstControl(card).focus({ preventScroll: true });
    };
    enter();
    // A dialog that is closed with the card's coming keeps the page inert until the end of the drawing.
    const frame = requestAnimationFrame(enter);
    return () => {
      cancelAnimationFrame(frame);
      const isInside = card?.contains(document.activeElement) === true || activeElement() === null;
      if (isInside && opener?.isConnected === true) opener.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current.onClose();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!(event.target instanceof Node)) return;
      const isOwn = [cardRef.current, openerRef.current].some((own) => own?.contains(event.target as Node));
      if (!isOwn && latest.current.dismissedBy === 'press-away') latest.current.onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, []);

  return cardRef;
}
