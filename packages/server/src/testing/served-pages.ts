import { ReleaseStore } from '@suite/release';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import type { LightMyRequestResponse } from 'fastify';
import { releaseShell } from './shell-release.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import type { TestBackend } from './test-database.ts';

/** Where the pages of `openPages` are said to be. */
export const PAGES_ORIGIN = 'https://homes.example.com';

const TEMPLATE =
  '<!doctype html>\n<html lang="en">\n<head>\n<title>Homes</title>\n<link href="/r/shell/abc1/main.css" rel="stylesheet">\n</head>\n<body>The page<div class="boot-stage"></div><div id="root"></div></body>\n</html>\n';

export interface ServedPages {
  readonly app: TestApp;
  readonly store: ReleaseStore;
  /** As a browser asks for a page; from another server where one is given. */
  readonly get: (
    url: string,
    from?: Pick<TestApp, 'http'>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<LightMyRequestResponse>;
  readonly close: () => Promise<void>;
}

/** The fixture's catalogue behind a page that says nothing but "The page". */
export async function openPages(backend: TestBackend): Promise<ServedPages> {
  const folder = await temporaryFolder();
  const store = new ReleaseStore(folder.path);
  await releaseShell(store, 'abc1', {
    'index.html': TEMPLATE,
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const app = await openTestApp(backend, { store, publicUrl: PAGES_ORIGIN });
  return {
    app,
    store,
    get: (url, from = app, headers = {}) =>
      from.http.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', ...headers } }),
    async close() {
      await app.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** What a page shows to who runs no script. */
export function plainOf(html: string): string {
  return (
    /<div id="plain"[^>]*>(.*)<\/div><\/div>(?:<script [^>]*>[^<]*<\/script>)*<\/body>/s.exec(html)?.[1] ?? ''
  );
}

/** What a reader sees of markup, a space for each tag. */
export function text(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function links(markup: string): (string | undefined)[][] {
  return Array.from(markup.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g), ([, href, label]) => [
    href,
    label,
  ]);
}

export function rows(markup: string): string[][] {
  return Array.from(markup.matchAll(/<tr>(.*?)<\/tr>/gs), ([, row = '']) =>
    Array.from(row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs), ([, cell = '']) => text(cell)),
  );
}

/** What the head of a page says. */
export function headOf(html: string) {
  const all = (pattern: RegExp) =>
    Object.fromEntries(Array.from(html.matchAll(pattern), ([, key = '', value = '']) => [key, value]));
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return {
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    meta: all(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g),
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1],
    first: /<link rel="preload" as="image" fetchpriority="high" imagesrcset="([^"]+)" imagesizes="([^"]+)">/
      .exec(html)
      ?.slice(1),
    alternates: all(/<link rel="alternate" hreflang="([^"]+)" href="([^"]*)">/g),
    graph: data ? (JSON.parse(data)['@graph'] as Record<string, unknown>[]) : [],
  };
}
