// `npm run bench`: figures as JSON lines `{"name","value","unit","against"?,"ratio"?,"limit"?}`. With a name it runs
// just that: `npm run bench -- start`. `--seed`, `--steps` and `--journeys` are of `faults`.
import { parseArgs } from 'node:util';
import { apiBench } from './bench/api.ts';
import { bucketingBench } from './bench/bucketing.ts';
import { buildBench } from './bench/build.ts';
import { contentBench } from './bench/content.ts';
import { walkBench } from './bench/faults.ts';
import { federationBench } from './bench/federation.ts';
import type { Bench } from './bench/figure.ts';
import { filterBench } from './bench/filter.ts';
import { interactionsBench } from './bench/interactions.ts';
import { judgeBench } from './bench/judge.ts';
import { judgeLiveBench } from './bench/judge-live.ts';
import { lighthouseBench } from './bench/lighthouse.ts';
import { loginFloodBench } from './bench/login-flood.ts';
import { modelBench } from './bench/model.ts';
import { outagesBench } from './bench/outages.ts';
import { pictureBench } from './bench/picture.ts';
import { releaseBench } from './bench/release.ts';
import { startBench } from './bench/start.ts';
import { usableBench } from './bench/usable.ts';

const BENCHES: Readonly<Record<string, Bench>> = {
  build: buildBench,
  start: startBench,
  picture: pictureBench,
  federation: federationBench,
  filter: filterBench,
  api: apiBench,
  content: contentBench,
  model: modelBench,
  judge: judgeBench,
  'judge-live': judgeLiveBench,
  bucketing: bucketingBench,
  release: releaseBench,
  'login-flood': loginFloodBench,
  lighthouse: lighthouseBench,
  interactions: interactionsBench,
  usable: usableBench,
  faults: walkBench,
  outages: outagesBench,
};

/** They take ten minutes and more, so that they run by their names alone. */
const LONG = ['judge-live', 'lighthouse', 'faults', 'outages'];

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, steps: { type: 'string' }, journeys: { type: 'string' } },
});
for (const [name, value] of Object.entries(values)) process.env[`BENCH_${name.toUpperCase()}`] = value;
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. Benches: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 ? !wanted.includes(name) : LONG.includes(name)) continue;
  for await (const figure of bench()) console.log(JSON.stringify(figure));
}
