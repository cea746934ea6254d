import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { demoPictures } from './packages/picture/demo/pictures-plugin.ts';
import { browserTestsOf, expectState, rulesOf, unitsOf } from './packages/testing/src/vitest.ts';
import { CHROMIUM_ARGUMENTS, chromiumPath } from './tools/chromium.ts';

const ignored = ['**/node_modules/**', '**/dist/**', '.toolchain/**', '.data/**'];
const browserTests = [
  '{shell,mf-*}/src/**/*.browser.test.tsx',
  'packages/*/{src,examples}/**/*.browser.test.tsx',
];
const ownTests = [
  '{shell,mf-*}/src',
  'packages/{api,contracts,domain,shapes,rich-text,basemap,access,filter-engine,bus,api-client,i18n,ui,picture,model,explorer,filters,forms,testing,federation,create-remote}/src',
];

/** With the demo's pictures, which pictures and maps are drawn from. */
const withPictures = ({ plugins = [], ...project }: TestProjectInlineConfiguration) => ({
  ...project,
  plugins: [demoPictures(), ...plugins],
});

export default defineConfig({
  test: {
    // Tests of the API wait for databases and processes as much as they compute.
    maxWorkers: 3,
    projects: [
      rulesOf(ownTests, ignored),
      unitsOf(ownTests, ignored),
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
      withPictures(
        browserTestsOf(browserTests, ignored, { executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS }),
      ),
    ],
  },
});
