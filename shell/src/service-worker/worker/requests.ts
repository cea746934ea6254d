import type { WorkboxPlugin } from 'workbox-core/types.js';

export const CACHES = {
  released: 'released-files',
  pictures: 'pictures',
  pages: 'pages',
  catalogue: 'catalogue',
} as const;

/** `null` goes its own way. */
export type Kind = 'page' | 'released' | 'picture' | 'document' | 'catalogue' | null;

/** What a visitor may open in a tab, and is no page of the shell. */
const NO_PAGE =
  /^\/(api|th-server|r)(\/|$)|^\/(healthz|readyz|metrics)$|^\/\.well-known\/|\/media-content\/|\.(js|mjs|css|map|json|geojson|txt|xml|ico|png|jpe?g|webp|avif|svg|woff2?|pdf|webmanifest)$/i;
const DOCUMENT = /^\/discovery\.json(\.sig)?$/;
const READ = /^\/(th-server\/)?api\/v1\/(frontend|public)\//;
const PICTURE = /\/media-content\/\d+\/file$/;

export function kindOf(request: Request, url: URL, origin: string): Kind {
  const { pathname } = url;
  if (request.method !== 'GET' || url.origin !== origin) return null;
  if (request.mode === 'navigate') return NO_PAGE.test(pathname) ? null : 'page';
  if (pathname.startsWith('/r/')) return 'released';
  if (PICTURE.test(pathname)) return 'picture';
  if (DOCUMENT.test(pathname)) return 'document';
  return READ.test(pathname) && isForAll(request) ? 'catalogue' : null;
}

/** What a member sees is not kept for whoever sits here next, and a stream has no end to keep. */
function isForAll({ headers }: Request): boolean {
  return !headers.has('authorization') && headers.get('accept')?.includes('text/event-stream') !== true;
}

/** Copies are kept by their address alone, pages without their query: the shell reads that itself. */
export const cacheKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) =>
    request.mode === 'navigate' ? new URL(request.url).pathname : request.url,
};
