// `npm test`: every check and every test, in the order in which they fail fastest. The last line is
// `N passed, N failed`; the exit code is 1 when anything failed. A test that fails is tried once more, and is told by its
// name where it passes then: a bug to find. `npm test -- <step> …` runs some steps.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { provideChromium } from './chromium.ts';
import type { TestResult } from './requirement-rows.ts';
import { clearResults, lastResults, RESULTS_FOLDER } from './test-results.ts';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** A step whose runner reports its tests is counted by them, another one counts as one. */
  readonly reports: boolean;
}

/** Enough of a failure's message to know it by, where the whole output is not kept. */
const MESSAGE_LINES = 60;

const report = (name: string) => path.join(RESULTS_FOLDER, name);

const STEPS: readonly Step[] = [
  { name: 'messages', command: ['pnpm', '--silent', 'run', 'messages'], reports: false },
  {
    name: 'format and lint',
    command: ['pnpm', 'exec', 'biome', 'ci', '--error-on-warnings', '.'],
    reports: false,
  },
  {
    name: 'messages in both languages',
    command: ['pnpm', '-r', '--if-present', '--silent', 'run', 'verify-messages'],
    reports: false,
  },
  {
    name: 'unused code',
    command: ['pnpm', 'exec', 'knip', '--no-progress', '--no-config-hints'],
    reports: false,
  },
  { name: 'types', command: ['pnpm', '--silent', 'run', 'typecheck'], reports: false },
  // Whatever starts the suite, here and in a copy, takes these.
  { name: 'builds', command: ['node', 'tools/build.ts'], reports: false },
  {
    name: 'unit, component and API tests',
    command: [
      'pnpm',
      'exec',
      'vitest',
      'run',
      '--retry=1',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report('vitest.json')}`,
    ],
    reports: true,
  },
  {
    name: 'journeys',
    command: ['pnpm', '--filter', 'e2e', '--silent', 'run', 'journeys'],
    reports: true,
  },
];

function runStep(step: Step): { passed: boolean } {
  const startedMs = performance.now();
  console.log(`\n# ${step.name}`);
  const [command, ...args] = step.command;
  const environment = {
    ...process.env,
    CHROMIUM: provideChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright.json'),
    JOURNEYS: 'all',
  };
  const result = spawnSync(command, args, { stdio: 'inherit', env: environment });
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`# ${step.name}: ${result.status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { passed: result.status === 0 };
}

const wanted = process.argv.slice(2);
const steps =
  wanted.length > 0 ? STEPS.filter((step) => wanted.some((word) => step.name.includes(word))) : STEPS;
if (steps.length === 0) {
  console.error(`There is no such step. Steps: ${STEPS.map((step) => step.name).join(', ')}`);
  process.exit(1);
}

clearResults();
const outcomes = steps.map((step) => ({ step, ...runStep(step) }));
const results = lastResults();
const failures = results.filter((one) => !one.passed);
const print = (mark: string, { title, message = '' }: TestResult) => {
  console.log(`${mark} ${title}`);
  const lines = message.split('\n').slice(0, MESSAGE_LINES);
  for (const line of lines) console.log(`    ${stripVTControlCharacters(line)}`);
};
for (const flaky of results.filter((one) => one.passed && one.isFlaky))
  print('⚠ passed only when it was tried again:', flaky);
for (const failure of failures) print('✗', failure);
for (const { step, passed } of outcomes) if (!passed) console.log(`✗ ${step.name}`);
const checks = outcomes.filter(({ step, passed }) => !step.reports || (!passed && failures.length === 0));
const passed = results.length - failures.length + checks.filter((one) => one.passed).length;
const failed = failures.length + checks.filter((one) => !one.passed).length;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
