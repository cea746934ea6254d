import { currentNetwork, isSparing, matchRoute } from '@suite/contracts';
import { onFirstHand } from '@suite/ui';
import { fetchAhead } from './fetch-ahead.ts';
import { candidatesOf } from './visit/resolution.ts';

const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Brings the scripts of the page that a link leads to, when the visitor points at it: before it is pressed. */
export function prefetchOnIntent(target: Document = document): () => void {
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement) prefetch(link, 'high');
  };
  for (const type of EVENTS) target.addEventListener(type, onIntent, { passive: true });
  return () => {
    for (const type of EVENTS) target.removeEventListener(type, onIntent);
  };
}

/** By then what the page itself needs is there on most connections. */
const PAUSE_MS = 4_000;

/**
 * Brings the scripts of the pages that the page in the middle leads to, once their links are seen, the page has had its
 * time and the visitor has moved a hand. The bar stands on every page and leads everywhere, so its links wait for the visitor to point at them.
 */
export function prefetchInView(target: Document = document, pauseMs = PAUSE_MS): () => void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target: link } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(link);
      prefetch(link as HTMLAnchorElement, 'low');
    }
  });
  const known = new WeakSet<Element>();
  const look = () => {
    timer = undefined;
    if (!hasHand) return;
    for (const link of target.querySelectorAll('main a[href]')) {
      if (known.has(link)) continue;
      known.add(link);
      seen.observe(link);
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(look, pauseMs);
  let hasHand = false;
  const stopListening = onFirstHand(target, () => {
    hasHand = true;
    if (timer === undefined) look();
  });
  const changes = new MutationObserver(() => {
    timer ??= setTimeout(look, pauseMs);
  });
  changes.observe(target.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    stopListening();
    changes.disconnect();
    seen.disconnect();
  };
}

function prefetch({ origin, pathname }: HTMLAnchorElement, priority: RequestPriority): void {
  if (origin !== location.origin) return;
  if (isSparing(currentNetwork())) return;
  fetchPage(pathname, priority);
}

/** Brings the scripts and styles of the page at an address, in the version that this visitor gets. */
export function fetchPage(pathname: string, priority: RequestPriority = 'auto'): void {
  const match = matchRoute(pathname);
  if (match?.definition.target.kind !== 'page') return;
  const { remote, page } = match.definition.target;
  candidatesOf(remote)
    .then(([first]) => {
      // A link that is only seen is followed seldom: its remote says whether the page is worth the bytes.
      const isWorthIt = priority !== 'low' || first?.entry.extras.suite.preload.routes.includes(match.name);
      return first && isWorthIt && fetchAhead(first, page, priority);
    })
    // What cannot be had ahead is met when it is needed.
    .catch(() => undefined);
}
