import type { Location, NavigationType } from 'react-router';

/** A step in the history of the tab. */
export interface HistoryMove {
  readonly action: `${NavigationType}`;
  readonly location: Location;
}

/** How an entry of the history was left. */
export interface LeftLink {
  /** Addresses by which the way out is found again: of the link that had the focus, and where it led. */
  readonly hrefs: readonly string[];
  /** It stood in the page, not in the bar. */
  readonly isInPage: boolean;
}

const leftBy = new Map<string, LeftLink>();

function leftLink({ pathname, search }: Location): LeftLink {
  const link = document.activeElement?.closest('a[href]');
  const href = link?.getAttribute('href');
  const isInPage = !link || link.closest('#page') !== null;
  return { hrefs: [...(href ? [href] : []), pathname + search], isInPage };
}

/**
 * Remembers for each entry of the history by which link it was left, until the page is loaded anew. What it returns is
 * told of every move before the page is drawn, while the link still has the focus.
 */
export function noteLeftLinks(first: Location): (move: HistoryMove) => void {
  let { key } = first;
  return ({ action, location }) => {
    if (location.key === key) return;
    if (action === 'PUSH') leftBy.set(key, leftLink(location));
    key = location.key;
  };
}

/** The link by which an entry of the history was left; null for one that was not. */
export function leftLinkOf(key: string): LeftLink | null {
  return leftBy.get(key) ?? null;
}
