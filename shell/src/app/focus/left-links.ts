import type { Location, NavigationType } from 'react-router';

/** A step in the history of the tab. */
export interface HistoryMove {
  readonly action: `${NavigationType}`;
  readonly location: Location;
}

/** Addresses by which the way out of a page is found again: of the link that had the focus, and where it led. */
const leftBy = new Map<string, readonly string[]>();

function focusedHref(): string | null {
  return document.activeElement?.closest('a[href]')?.getAttribute('href') ?? null;
}

function pathOf({ pathname, search }: Location): string {
  return pathname + search;
}

/**
 * Remembers for each entry of the history by which link it was left, until the page is loaded anew. What it returns is
 * told of every move before the page is drawn, while the link still has the focus.
 */
export function noteLeftLinks(first: Location): (move: HistoryMove) => void {
  let { key } = first;
  return ({ action, location }) => {
    if (location.key === key) return;
    const focused = focusedHref();
    if (action === 'PUSH') leftBy.set(key, [...(focused ? [focused] : []), pathOf(location)]);
    key = location.key;
  };
}

/** The addresses by which an entry of the history was left; none for one that was not. */
export function leftLinksOf(key: string): readonly string[] {
  return leftBy.get(key) ?? [];
}
