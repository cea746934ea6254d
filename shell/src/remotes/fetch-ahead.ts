import type { Candidate } from '@suite/domain';

const asked = new Set<string>();

/**
 * Brings a remote's entry and the scripts and styles of its page into the browser's cache, so that they do not
 * come one after the other: the entry first, since all others wait for it. The federation runtime does the
 * loading, and meets the failing.
 *
 * Not `<link rel="preload">`: a preload that failed is handed to the first script that asks for it, so
 * "Try again" would fail once for every file although they are back.
 */
export function fetchAhead(
  { entry, script }: Candidate,
  page: string,
  priority: RequestPriority = 'auto',
): void {
  const { assets, pages } = entry.extras.suite.preload;
  for (const url of [script, ...assets, ...(pages[page] ?? [])]) {
    if (asked.has(url)) continue;
    asked.add(url);
    // The body is read to its end: only then does the browser keep it.
    fetch(url, { priority })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}
