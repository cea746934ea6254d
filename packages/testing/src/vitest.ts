import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';
import { fakeApi } from './standalone/fake-api.ts';

/** What the bundler says to every module. */
const define = {
  __APP_VERSION__: '"test"',
  __IS_DEVELOPMENT__: 'false',
  __DEVELOPMENT_REMOTE__: 'null',
  __DISCOVERY_KEY__: 'null',
};
const jsx = { jsx: { runtime: 'automatic' } } as const;

/** This package's own modules: sources in the workspace, builds where it was installed. */
const own = (name: string) =>
  path.join(import.meta.dirname, name + path.extname(fileURLToPath(import.meta.url)));

const setupFiles = [own('setup')];
/** States are waited for as long as a busy machine may need; a test that meets its state waits no longer. */
export const expectState = { poll: { timeout: 30_000 } };

/** How modules are built for tests that are not run in a browser. */
const built = {
  define,
  oxc: jsx,
  resolve: { alias: { '@module-federation/enhanced/runtime': own('federation-runtime') } },
};

const common = { setupFiles, expect: expectState, testTimeout: 60_000 };

/** Tests of rules, in Node: they leave nothing behind, so that the files of a worker share what they import. */
export function rulesOf(
  folders: readonly string[],
  ignored: readonly string[],
): TestProjectInlineConfiguration {
  return {
    ...built,
    test: {
      ...common,
      name: 'rules',
      include: folders.map((folder) => `${folder}/**/*.test.ts`),
      exclude: ['**/*.dom.test.ts', ...ignored],
      isolate: false,
    },
  };
}

/** Tests that need a page. */
export function unitsOf(
  folders: readonly string[],
  ignored: readonly string[],
): TestProjectInlineConfiguration {
  return {
    ...built,
    test: {
      ...common,
      name: 'unit',
      environment: 'happy-dom',
      // A context of its own for each file, which is there sooner than a process.
      pool: 'vmThreads',
      include: folders.flatMap((folder) => [`${folder}/**/*.test.tsx`, `${folder}/**/*.dom.test.ts`]),
      exclude: ['**/*.browser.test.tsx', ...ignored],
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  };
}

interface Browser {
  readonly executablePath?: string | undefined;
  readonly args?: readonly string[];
}

/** Tests that have to be seen, with the fakes of a remote that runs alone behind the page. */
export function browserTestsOf(
  include: readonly string[],
  ignored: readonly string[],
  { executablePath, args = [] }: Browser,
): TestProjectInlineConfiguration {
  const launchOptions = { ...(executablePath && { executablePath }), args: [...args] };
  return {
    define,
    oxc: jsx,
    // Found before the first test: a dependency met on the way reloads the page under a running one.
    optimizeDeps: { entries: [...include] },
    plugins: [
      { name: 'fakes', configureServer: ({ middlewares }) => void middlewares.use('/fakes', fakeApi()) },
    ],
    test: {
      ...common,
      name: 'browser',
      include: [...include],
      exclude: [...ignored],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
      },
    },
  };
}

/** The tests of a remote in a repository of its own. The browser is the one at `CHROMIUM`, else Playwright's. */
export function testsOfRemote(): ViteUserConfig {
  const ignored = ['**/node_modules/**', '**/dist/**'];
  // Packages of the suite import styles and messages as the bundler takes them, which Node does not.
  const server = { deps: { inline: [/@suite[/+]/] } };
  const withPackages = (project: TestProjectInlineConfiguration) => ({
    ...project,
    test: { ...project.test, server },
  });
  const browser = {
    executablePath: process.env.CHROMIUM,
    // As root it has no sandbox.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  };
  return defineConfig({
    test: {
      projects: [
        withPackages(rulesOf(['src'], ignored)),
        withPackages(unitsOf(['src'], ignored)),
        browserTestsOf(['src/**/*.browser.test.tsx'], ignored, browser),
      ],
    },
  });
}
