import { defineConfig } from 'vitest/config';

const TESTS = ['!**/*.test.ts', '!**/fixtures/**', '!**/index.ts'];

/** What is mutated of which package: its rules, no processes and no files. */
export const mutatedPackages: Readonly<Record<string, readonly string[]>> = {
  domain: ['**/*.ts', ...TESTS],
  'filter-engine': ['**/*.ts', ...TESTS],
  access: ['**/*.ts', ...TESTS],
  release: [
    'judge/{judge,evidence,intervals,outcomes}.ts',
    'rollout/rollout.ts',
    'document/*.ts',
    'signing/*.ts',
    'gc/plan-gc.ts',
    'publish/{route-claims,remote-manifest}.ts',
    'status/{status-table,last-changes}.ts',
    ...TESTS,
  ],
};

export default defineConfig({
  test: {
    include: [`packages/${process.env.MUTATED_PACKAGE}/src/**/*.test.ts`],
    // They start S3 servers and compilers.
    exclude: ['**/release/src/{cli,contract-gate,store}/**', '**/releases.test.ts', '**/publish.test.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 30_000,
  },
});
