import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { demoPictures } from './packages/picture/demo/pictures-plugin.ts';
import { fakeApi } from './packages/testing/src/standalone/fake-api.ts';
import { CHROMIUM_ARGUMENTS, chromiumPath } from './tools/chromium.ts';

const ignored = ['**/node_modules/**', '**/dist/**', '.toolchain/**', '.data/**'];
const browserTests = [
  '{shell,mf-*}/src/**/*.browser.test.tsx',
  'packages/*/{src,examples}/**/*.browser.test.tsx',
];
const jsx = { jsx: { runtime: 'automatic' } } as const;
const define = {
  __APP_VERSION__: '"test"',
  __IS_DEVELOPMENT__: 'false',
  __DEVELOPMENT_REMOTE__: 'null',
  __DISCOVERY_KEY__: 'null',
};

/** How modules are built for tests that are not run in a browser. */
const built = {
  define,
  oxc: jsx,
  resolve: {
    alias: {
      '@module-federation/enhanced/runtime': new URL(
        './packages/testing/src/federation-runtime.ts',
        import.meta.url,
      ).pathname,
    },
  },
};
const ownTests = [
  '{shell,mf-*}/src',
  'packages/{api,contracts,domain,shapes,access,filter-engine,bus,api-client,i18n,ui,picture,model,explorer,filters,forms,testing,federation}/src',
];

const setupFiles = ['./packages/testing/src/setup.ts'];
/** States are waited for as long as a busy machine may need; a test that meets its state waits no longer. */
const expectState = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    // Tests of the API wait for databases and processes as much as they compute.
    maxWorkers: 3,
    projects: [
      {
        ...built,
        test: {
          name: 'rules',
          include: ownTests.map((folder) => `${folder}/**/*.test.ts`),
          exclude: ['**/*.dom.test.ts', ...ignored],
          // Rules leave nothing behind, so that the files of a worker share what they import.
          isolate: false,
          setupFiles,
          expect: expectState,
          testTimeout: 60_000,
        },
      },
      {
        ...built,
        test: {
          name: 'unit',
          environment: 'happy-dom',
          // A context of its own for each file, which is there sooner than a process.
          pool: 'vmThreads',
          include: ownTests.flatMap((folder) => [`${folder}/**/*.test.tsx`, `${folder}/**/*.dom.test.ts`]),
          exclude: ['**/*.browser.test.tsx', ...ignored],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          setupFiles,
          expect: expectState,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          // Each test has its database and its app; what they are made of is read once for a worker.
          isolate: false,
          // PGlite lives for minutes here: to optimise what it is made of takes longer than it saves.
          execArgv: ['--liftoff-only'],
          include: ['packages/{server,content,release}/**/*.test.ts', 'tools/**/*.test.ts', 'e2e/*.test.ts'],
          exclude: ignored,
          expect: expectState,
          testTimeout: 60_000,
          // The first database of a worker is made from nothing.
          hookTimeout: 180_000,
        },
      },
      {
        // Found before the first test: a dependency met on the way reloads the page under a running one.
        optimizeDeps: { entries: browserTests },
        plugins: [
          demoPictures(),
          { name: 'fakes', configureServer: ({ middlewares }) => void middlewares.use('/fakes', fakeApi()) },
        ],
        define,
        oxc: jsx,
        test: {
          name: 'browser',
          include: browserTests,
          exclude: ignored,
          setupFiles,
          expect: expectState,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
        },
      },
    ],
  },
});
