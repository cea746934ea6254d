import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestResult } from './requirement-rows.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Reports of the last run, one JSON file per runner. */
export const RESULTS_FOLDER = path.join(ROOT, '.results');

const SKIPPED = new Set(['node_modules', 'dist', '.toolchain', '.data', '.git', 'demo']);

export function clearResults(): void {
  rmSync(RESULTS_FOLDER, { recursive: true, force: true });
  mkdirSync(RESULTS_FOLDER, { recursive: true });
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Tests of a Vitest JSON report; a file that could not be loaded counts as one failed test. */
export function vitestResults(report: VitestReport): TestResult[] {
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults
      .filter((one) => one.status === 'passed' || one.status === 'failed')
      .map((one) => ({
        title: one.fullName,
        passed: one.status === 'passed',
        message: one.failureMessages?.join('\n') ?? '',
        isFlaky: one.status === 'passed' && (one.failureMessages?.length ?? 0) > 0,
      }));
    const broken = file.status === 'failed' && tests.every((one) => one.passed);
    if (!broken) return tests;
    return [...tests, { title: `${file.name} could be run`, passed: false, message: file.message ?? '' }];
  });
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly PlaywrightTest[];
  }[];
}
interface PlaywrightTest {
  readonly status: string;
  readonly results?: readonly {
    readonly errors: readonly { readonly message?: string }[];
    readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
    readonly steps?: readonly { readonly title: string; readonly error?: unknown }[];
  }[];
}

/** The errors, and the page as they found it: on another machine nobody can look again. */
function messageOf(test: PlaywrightTest): string {
  const results = test.results ?? [];
  const errors = results.flatMap((result) => result.errors).map(({ message }) => message ?? '');
  const pages = results
    .flatMap(({ attachments = [] }) => attachments)
    .filter(({ name, path: file }) => name === 'error-context' && file !== undefined && existsSync(file))
    .map(({ path: file = '' }) => readFileSync(file, 'utf8').slice(0, 6000));
  return [...errors, ...pages].join('\n');
}

/** Tests of a Playwright JSON report; skipped ones are left out. */
export function playwrightResults(suites: readonly PlaywrightSuite[], prefix = ''): TestResult[] {
  return suites.flatMap((suite) => {
    const title = `${prefix}${suite.title} `;
    const own = (suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => test.status !== 'skipped'))
      .map((spec) => ({
        title: title + spec.title,
        passed: spec.ok,
        message: spec.tests.map(messageOf).join('\n'),
        isFlaky: spec.tests.some((test) => test.status === 'flaky'),
        looks: spec.tests
          .flatMap(({ results = [] }) => results.flatMap(({ steps = [] }) => steps))
          .map((step) => ({ title: step.title, passed: step.error === undefined })),
      }));
    return [...own, ...playwrightResults(suite.suites ?? [], title)];
  });
}

function readReport(name: string): unknown {
  const file = path.join(RESULTS_FOLDER, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Every test of the last run. */
export function lastResults(): TestResult[] {
  const vitest = readReport('vitest.json') as VitestReport | null;
  const journeys = readReport('playwright.json') as { suites: readonly PlaywrightSuite[] } | null;
  return [...(vitest ? vitestResults(vitest) : []), ...(journeys ? playwrightResults(journeys.suites) : [])];
}

/** Text of every test file, from which the titles are read. */
export function testTitles(folder = ROOT): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : testTitles(file);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [readFileSync(file, 'utf8')] : [];
  });
}
