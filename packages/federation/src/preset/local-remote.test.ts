import type { DiscoveryDocument, RemoteManifest } from '@suite/contracts';
import { expect, it } from 'vitest';
import { pageWithLocalRemote, withLocalRemote } from './local-remote.ts';

const manifest: RemoteManifest = {
  name: 'mf-tours',
  team: 'Tours',
  contract: '^2.3.0',
  port: 4207,
  routes: { tours: { pattern: '/tours', layout: 'default', page: 'tours' } },
  panels: ['tours'],
  menu: [],
  preload: ['tours'],
};
const remote = { manifest, container: 'mf_tours__dev' };
const entry = (version: string, isDefault: boolean) => ({
  url: `/r/x/${version}/mf-manifest.json`,
  metadata: { integrity: 'sha384-x', version },
  deployment: { traffic: isDefault ? 95 : 5, default: isDefault },
  extras: { suite: { state: 'stable', container: `x__${version}`, serviceWorker: true } },
});
const document = {
  schema: 'v1-pre',
  microFrontends: {
    '@suite/shell': [entry('s1', true), entry('s2', false)],
    '@suite/mf-map': [entry('m1', true)],
    '@suite/mf-tours': [entry('t1', true), entry('t2', false)],
  },
} as unknown as DiscoveryDocument;

it('the remote of the developer takes the place of all its versions, and everything else stays', () => {
  const { microFrontends } = withLocalRemote(document, remote);
  const [local, ...others] = microFrontends['@suite/mf-tours'] ?? [];
  expect(others).toEqual([]);
  expect(local).toMatchObject({
    metadata: { version: 'dev' },
    deployment: { traffic: 100, default: true },
    extras: {
      suite: {
        container: 'mf_tours__dev',
        entry: { url: '/r/mf-tours/dev/remoteEntry.js', integrity: '' },
        contract: { requiresShell: '^2.3.0' },
        remote: { routes: manifest.routes, panels: ['tours'] },
      },
    },
  });
  expect(microFrontends['@suite/mf-map']).toEqual(document.microFrontends['@suite/mf-map']);
  expect(microFrontends['@suite/shell']).toMatchObject([
    { metadata: { version: 's1' }, extras: { suite: { serviceWorker: false } } },
    { metadata: { version: 's2' } },
  ]);
});

it('a page has its document, and neither a key to verify it by nor what it would report with', () => {
  const data = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  const before =
    `<html><head>${data('page-view', 'token')}<meta name="discovery-key" content="MFk">` +
    `${data('discovery-signature', 'MEQ')}</head><body>Facts $&${data('discovery-document', document)}</body></html>`;
  const named = { ...remote, manifest: { ...manifest, team: '</script><script>' } };
  const page = pageWithLocalRemote(before, named);
  const head = '<html><head></head><body>Facts $&<script type="application/json" id="discovery-document">';
  expect(page.startsWith(head)).toBe(true);
  expect(page.endsWith('</script></body></html>')).toBe(true);
  expect(page.match(/<script/g)).toHaveLength(1);
  const text = page.slice(head.length, -'</script></body></html>'.length);
  expect(JSON.parse(text)).toEqual(withLocalRemote(document, named));
});
