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

describe('remote.json', () => {
  it('says what a remote exposes and needs', async () => {
    const manifest = aRemoteManifest({ panels: ['favourites'], preload: ['map', 'building-id'] });
    await write(JSON.stringify(manifest));
    expect(await remoteManifest(folder)).toEqual(manifest);
  });

  it.each([
    [{ name: 'mf-other' }, 'name '],
    [{ team: '' }, 'team '],
    [{ contract: '1.0.0' }, 'contract must be a range such as ^1.0.0'],
    [{ contract: '>=1.0.0' }, 'contract must be a range such as ^1.0.0'],
    [{ panels: ['sidebar'] }, 'panels.0 '],
    [{ preload: ['nowhere'] }, 'preload.0 '],
    [{ pages: undefined }, 'pages '],
  ])('is refused with %j', async (part, issue) => {
    expect(await issueOf(aRemoteManifest(part))).toContain(`remote.json is not valid: ${issue}`);
  });

  it('is refused with a field that nobody knows', async () => {
    expect(await issueOf(aRemoteManifest({ owner: 'x' }))).toContain('"owner"');
  });

  it('is told all that is wrong with it at once', async () => {
    const issue = await issueOf(aRemoteManifest({ team: '', contract: 'x', panels: ['x'] }));
    expect(issue.split('; ')).toHaveLength(3);
  });

  it('is refused when it is missing, or no JSON', async () => {
    await expect(remoteManifest(folder)).rejects.toThrow(PublishError);
    await write('{"name": ');
    await expect(remoteManifest(folder)).rejects.toThrow(PublishError);
  });
});
