import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseStore } from '@suite/release';
import { type AppBuild, appNames, builtFolder, releaseSources } from '../apps.ts';
import { type Figure, rounded } from './figure.ts';
import { BENCH_FOLDER } from './folder.ts';

/** Build and publication of all apps from nothing, messages and compressed copies included. */
export async function* buildBench(): AsyncIterable<Figure> {
  const folder = path.join(BENCH_FOLDER, 'build-store');
  for (const one of [folder, ...appNames().map(builtFolder)]) await rm(one, { recursive: true, force: true });
  const builds: AppBuild[] = [];
  const startedMs = performance.now();
  await releaseSources(new ReleaseStore(folder), (build) => builds.push(build));
  yield { name: 'build-all-apps', value: rounded(performance.now() - startedMs), unit: 'ms' };
  for (const { app, buildMs } of builds) {
    yield { name: `build-${app}`, value: rounded(buildMs), unit: 'ms' };
  }
}
