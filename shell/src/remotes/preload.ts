import type { SuiteExtras } from '@suite/contracts';

/**
 * Asks for the scripts and styles of a remote's page at once, so that they arrive side by side and not one
 * after the other. A hint only: the federation runtime does the loading, and meets the failing.
 */
export function preloadAssets(suite: SuiteExtras, page: string): void {
  const { assets, pages } = suite.preload;
  for (const url of [suite.entry.url, ...assets, ...(pages[page] ?? [])]) {
    if (document.head.querySelector(`link[href="${CSS.escape(url)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = url.endsWith('.css') ? 'style' : 'script';
    // As the script itself will be asked for: a preload in another mode is fetched twice.
    if (url === suite.entry.url || new URL(url, location.href).origin !== location.origin) {
      link.crossOrigin = 'anonymous';
    }
    link.href = url;
    if (url === suite.entry.url) link.integrity = suite.entry.integrity;
    document.head.append(link);
  }
}
