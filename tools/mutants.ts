// `npm run mutants -- filter-engine`: changes the rules of a package, one place at a time, and lists the changes that
// none of the package's tests notices. All packages without a name. Takes minutes, so CI does not run it.
import { setPriority } from 'node:os';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { mutatedPackages } from './mutants.config.ts';

const FOLDER = '.data/mutants';
/** Behind whatever else the machine has to do. */
const PRIORITY = 15;

const wanted = process.argv.slice(2);
const names = Object.keys(mutatedPackages);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There are no mutants of ${unknown.join(', ')}. Packages: ${names.join(', ')}`);
  process.exit(1);
}

setPriority(PRIORITY);
process.chdir(path.resolve(import.meta.dirname, '..'));
for (const name of wanted.length > 0 ? wanted : names) {
  console.log(`\n# ${name}`);
  // The configuration is read in the copies of the repository in which the tests run, and learns it there.
  process.env.MUTATED_PACKAGE = name;
  const folder = `packages/${name}/src`;
  await new Stryker({
    mutate: (mutatedPackages[name] ?? []).map((pattern) =>
      pattern.startsWith('!') ? `!${folder}/${pattern.slice(1)}` : `${folder}/${pattern}`,
    ),
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutants.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Vitest ends a run at the first failure by cancelling it, which on a busy machine reaches into the next one.
    disableBail: true,
    concurrency: 2,
    // A mutant that never ends is found by counting; the clock is for a machine that is busy.
    timeoutMS: 15_000,
    ignorePatterns: [
      '**',
      `!packages/${name}/**`,
      '!tools/mutants.config.ts',
      '!tsconfig.base.json',
      '!package.json',
      'node_modules',
    ],
    // It would be rewritten by an interface that TypeScript 7 has no more.
    tsconfigFile: 'none.json',
    // Mutants and tests that did not change since the last run are not run again.
    incremental: true,
    incrementalFile: `${FOLDER}/${name}.json`,
    tempDirName: `${FOLDER}/copies`,
    reporters: ['clear-text', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `${FOLDER}/${name}.html` },
    allowConsoleColors: false,
  }).runMutationTest();
}
