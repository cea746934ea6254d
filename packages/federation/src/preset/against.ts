import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration } from '@rspack/core';
import type { DiscoveryDocument } from '@suite/contracts';
import { HOST, manifestOf, portOf } from './development.ts';
import { type LocalRemote, localFolder, pageWithLocalRemote, withLocalRemote } from './local-remote.ts';

/** Where the page tells the developer's browser that there is something new. */
const CHANGES = '/ws';
const PASSED_ON = ['accept', 'accept-language', 'cookie', 'user-agent'] as const;
/** Of what a page came with: not how it was packed, and not that this machine is to be asked by HTTPS from now on. */
const OF_CONNECTION = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'keep-alive',
  'strict-transport-security',
  'transfer-encoding',
]);

/** A remote's files, and around them the pages of a deployed suite, whose API, pictures and other remotes are those of the suite. */
export function servedAgainst(
  configuration: Configuration,
  appDir: string,
  { origin, container }: { readonly origin: string; readonly container: string },
): Configuration {
  const manifest = manifestOf(appDir);
  const [port, folder] = [portOf(appDir), localFolder(manifest.name)];
  console.log(`The page: http://${HOST}:${port}${Object.values(manifest.routes)[0]?.pattern ?? '/'}`);
  const isElsewhere = (pathname: string) => !pathname.startsWith(folder) && pathname !== CHANGES;
  return {
    ...configuration,
    output: { ...configuration.output, publicPath: folder },
    devServer: {
      host: HOST,
      port,
      hot: false,
      liveReload: true,
      client: { overlay: false, webSocketURL: `ws://${HOST}:${port}${CHANGES}` },
      devMiddleware: { publicPath: folder },
      setupMiddlewares: (middlewares) => [
        { name: 'pages', middleware: pagesOf(origin, { manifest, container }) },
        ...middlewares,
      ],
      proxy: [
        {
          context: isElsewhere,
          target: origin,
          changeOrigin: true,
          cookieDomainRewrite: '',
          // Requests that change something are taken from pages of the suite alone.
          on: {
            proxyReq: (request) => void (request.hasHeader('origin') && request.setHeader('origin', origin)),
          },
        },
      ],
    },
  };
}

/** Answers what names the versions of the visit: pages, and the document. */
function pagesOf(origin: string, remote: LocalRemote) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const { method = 'GET', url = '/', headers } = request;
    const isDocument = url.split('?')[0] === '/discovery.json';
    const isPage = headers.accept?.includes('text/html') === true;
    if (method !== 'GET' || !(isDocument || isPage)) {
      next();
      return;
    }
    const sent = PASSED_ON.flatMap((name) => (headers[name] ? [[name, String(headers[name])] as const] : []));
    fetch(new URL(url, origin), { headers: Object.fromEntries(sent), redirect: 'manual' })
      .then(async (found) => {
        const text = await found.text();
        response.statusCode = found.status;
        for (const [name, value] of found.headers)
          if (!OF_CONNECTION.has(name) && name !== 'set-cookie') response.setHeader(name, value);
        response.setHeader('set-cookie', found.headers.getSetCookie());
        response.end(isDocument ? documentWith(text, remote) : pageWithLocalRemote(text, remote));
      })
      .catch((error: unknown) => {
        response.statusCode = 502;
        response.end(`${origin} does not respond: ${String(error)}`);
      });
  };
}

function documentWith(text: string, remote: LocalRemote): string {
  return JSON.stringify(withLocalRemote(JSON.parse(text) as DiscoveryDocument, remote));
}
