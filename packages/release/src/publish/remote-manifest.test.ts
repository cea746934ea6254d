import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aRemoteManifest, temporaryFolder } from '../fixtures/release.ts';
import { PublishError } from './publish-error.ts';
import { remoteManifest } from './remote-manifest.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true }));

const write = (text: string) => writeFile(path.join(folder, 'remote.json'), text);

async function issueOf(manifest: object): Promise<string> {
  await write(JSON.stringify(manifest));
  const error = await remoteManifest(folder).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PublishError);
  return (error as PublishError).message.replace(path.join(folder, 'remote.json'), 'remote.json');
}

const ROUTE = { pattern: '/map', layout: 'map-fullscreen', page: 'map' };
const LABEL = { en: 'Map', rs: 'Mapa' };

describe('remote.json', () => {
  it('says what a remote exposes and needs', async () => {
    const manifest = aRemoteManifest({
      panels: ['favourites'],
      menu: [{ label: { en: 'Saved', rs: 'Sačuvano' }, panel: 'favourites' }],
    });
    await write(JSON.stringify(manifest));
    expect(await remoteManifest(folder)).toEqual(manifest);
  });

  it.each([
    [{ name: 'shell' }, 'name '],
    [{ team: '' }, 'team '],
    [{ contract: '1.0.0' }, 'contract must be a range such as ^2.0.0'],
    [{ contract: '>=1.0.0' }, 'contract must be a range such as ^2.0.0'],
    [{ port: 80 }, 'port '],
    [{ panels: [''] }, 'panels.0 '],
    [{ preload: ['nowhere'] }, 'preload must name routes of this remote'],
    [{ routes: undefined }, 'routes '],
    [{ routes: { map: { ...ROUTE, pattern: 'map' } } }, 'routes.map.pattern must be a path'],
    [
      { routes: { map: { ...ROUTE, pattern: '/api/map' } } },
      'routes.map.pattern must not begin as an address',
    ],
    [{ routes: { map: { ...ROUTE, layout: 'wide' } } }, 'routes.map.layout '],
    [
      { routes: { map: { ...ROUTE, reads: ['/users/profile'] } } },
      'routes.map.reads.0 must be a path such as',
    ],
    [
      { routes: { map: { ...ROUTE, reads: ['https://a.example/'] } } },
      'routes.map.reads.0 must be a path such as',
    ],
    [
      { routes: { map: { ...ROUTE, reads: ['/frontend/projects/{../users}'] } } },
      'routes.map.reads.0 must be a path such as',
    ],
    [
      { routes: { map: { ...ROUTE, reads: ['/frontend/masterplans/:id'] } } },
      'routes.map.reads must name parameters',
    ],
    [
      { routes: { map: { ...ROUTE, pattern: '/map/:id', head: { title: LABEL, isIndexed: true } } } },
      'routes.map.head.isIndexed must be a page without parameters that everybody may see',
    ],
    [
      {
        routes: { map: { ...ROUTE, middleware: ['members-only'], head: { title: LABEL, isIndexed: true } } },
      },
      'routes.map.head.isIndexed must be a page',
    ],
    [{ routes: { map: { ...ROUTE, head: { title: { en: 'Map' } } } } }, 'routes.map.head.title.rs '],
    [{ menu: [{ label: { en: 'Map' }, route: 'map' }] }, 'menu.0.label.rs '],
    [{ menu: [{ label: LABEL }] }, 'menu.0 must name a panel or a route'],
    [{ menu: [{ label: LABEL, panel: 'map' }] }, 'menu must name panels of this remote'],
  ])('is refused with %j', async (part, issue) => {
    expect(await issueOf(aRemoteManifest(part))).toContain(`remote.json is not valid: ${issue}`);
  });

  it('is refused with a field that nobody knows', async () => {
    expect(await issueOf(aRemoteManifest({ owner: 'x' }))).toContain('"owner"');
  });

  it('is told all that is wrong with it at once', async () => {
    const issue = await issueOf(aRemoteManifest({ team: '', contract: 'x', panels: [1] }));
    expect(issue.split('; ')).toHaveLength(3);
  });

  it('is refused when it is missing, or no JSON', async () => {
    await expect(remoteManifest(folder)).rejects.toThrow(PublishError);
    await write('{"name": ');
    await expect(remoteManifest(folder)).rejects.toThrow(PublishError);
  });
});
