import type { RouteTable } from '@suite/contracts';
import type { FastifyInstance } from 'fastify';
import { plainText } from '../error-responses.ts';
import { guestContext } from '../modules/query-context.ts';
import { siteNameOf } from './head/page-base.ts';
import type { HeadSource } from './page-heads.ts';
import { indexedPaths, listPages, sitemapFile, sitemapIndex } from './sitemap.ts';

/** Colours of the paper, as in the design's tokens, which the system shows before the page is there. */
const PAPER = '#FBF9F5';
const NOT_READY = 'The server is starting. Try again in a few seconds.';

/** What search engines and the system's home screen ask for beside the pages. */
export function serveFound(
  http: FastifyInstance,
  { responses, database, publicUrl }: HeadSource,
  routes: () => Promise<RouteTable>,
): void {
  const hidden = { schema: { hide: true } } as const;
  http.get('/robots.txt', hidden, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`User-agent: *\nDisallow:\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  http.get<{ Params: { number?: string } }>(
    '/sitemap-:number(^[1-9]\\d{0,4}$).xml',
    hidden,
    async (request, reply) => {
      const number = Number(request.params.number);
      const file = (pages: readonly string[]) => sitemapFile(pages, number, publicUrl);
      return sendSitemap(reply, `sitemap ${number}`, file);
    },
  );
  http.get('/sitemap.xml', hidden, async (_request, reply) =>
    sendSitemap(reply, 'sitemap', (pages) => sitemapIndex(pages.length, publicUrl)),
  );
  http.get('/manifest.webmanifest', hidden, async (_request, reply) => {
    const db = database();
    const read = async () => (db ? await siteNameOf(guestContext(db, 'en'), 'en') : 'Homes');
    const name = await responses.find('site name', read).then(
      ({ body }) => body.toString(),
      () => 'Homes',
    );
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifest(name)));
  });

  async function sendSitemap(
    reply: Parameters<typeof plainText>[0],
    key: string,
    write: (pages: readonly string[]) => string | null,
  ) {
    const db = database();
    if (!db) return plainText(reply, 503, NOT_READY);
    const indexed = indexedPaths(await routes());
    const make = async () => write(await listPages(guestContext(db, 'en'), indexed)) ?? '';
    const { body } = await responses.find([key, ...indexed].join(' '), make);
    if (body.length === 0) return plainText(reply, 404, 'Not found');
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').send(body);
  }
}

function manifest(name: string) {
  return {
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
