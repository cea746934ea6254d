import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aBuiltApp } from '../fixtures/release.ts';
import { holdsBuild } from './verify.ts';

const version = '1.0.0-9f8e7d6c';
let app: string;

beforeEach(async () => {
  app = await aBuiltApp();
});
afterEach(() => rm(app, { recursive: true }));

const inBuild = (file: string) => path.join(app, 'dist', file);

it.each<[string, string, boolean, () => Promise<void>]>([
  ['as it was built', version, true, async () => undefined],
  ['of other sources', '1.0.0-00000000', false, async () => undefined],
  ['with a changed script', version, false, () => writeFile(inBuild('remoteEntry.1.js'), 'other()')],
  ['without a script', version, false, () => rm(inBuild('remoteEntry.1.js'))],
  ['that was broken off before its record', version, false, () => rm(inBuild('release.json'))],
])('a build %s: %s is there: %s', async (_, wanted, expected, change) => {
  await change();
  expect(await holdsBuild(path.join(app, 'dist'), wanted)).toBe(expected);
});
