import type { SuiteExtras } from '@suite/contracts';

const asked = new Set<string>();

/**
 * Brings the scripts and styles of a remote's page into the browser's cache beside its entry, so that they
 * do not come one after the other. The federation runtime does the loading, and meets the failing.
 *
 * Not `<link rel="preload">`: a preload that failed is handed to the first script that asks for it, so
 * "Try again" would fail once for every file although they are back.
 */
export function fetchAhead({ preload }: SuiteExtras, page: string): void {
  fetchAll([...preload.assets, ...(preload.pages[page] ?? [])], 'auto');
}

/** The same for a page that may be opened later, with the entry, which nobody asks for yet. */
export function fetchForLater(
  { entry, preload }: SuiteExtras,
  page: string,
  priority: RequestPriority,
): void {
  fetchAll([entry.url, ...preload.assets, ...(preload.pages[page] ?? [])], priority);
}

function fetchAll(urls: readonly string[], priority: RequestPriority): void {
  for (const url of urls) {
    if (asked.has(url)) continue;
    asked.add(url);
    // The body is read to its end: only then does the browser keep it.
    fetch(url, { priority })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}
