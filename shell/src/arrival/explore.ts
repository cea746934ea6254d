/** What stands on the picture of an arrival in the first HTML (`packages/server/src/web/head/arrival-card.ts`). */
export const ARRIVAL_CARD = '[data-arrival-card]';

/** Takes the card away for good: the shell, which may hold it already, does not put it back. */
export function endCard(card: HTMLElement): void {
  card.removeAttribute('data-arrival-card');
  card.remove();
}

/** A press that asks for no other tab or window. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The visitor goes on from an arrival: by a link of its card, or by Esc as by the first of them. */
export function onExplore(card: HTMLElement, explore: (link: HTMLAnchorElement) => boolean): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  card.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && isPlainPress(event) && explore(link)) event.preventDefault();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key, defaultPrevented }) => {
      const link = card.querySelector<HTMLAnchorElement>('a[data-explore]');
      if (key === 'Escape' && !defaultPrevented && card.isConnected && link) explore(link);
    },
    { signal },
  );
  return () => listening.abort();
}
