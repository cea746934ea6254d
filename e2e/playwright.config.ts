import path from 'node:path';
import { defineConfig } from '@playwright/test';

/** Another port and other data let two runs go side by side. */
const PORT = Number(process.env.E2E_PORT ?? 3100);
const root = path.resolve(import.meta.dirname, '..');
/** The suite's own data, so that a test never meets a server that somebody works with. */
export const DATA_DIR = path.resolve(root, process.env.E2E_DATA_DIR ?? '.data/e2e');
/** A visitor who has made the choice of cookies, as most have: its card stands on no picture. */
const CHOSEN = encodeURIComponent(JSON.stringify({ necessary: true, statistics: false, marketing: false }));
/** Where the same files lie that a release may name with `--fallback`; answered by the test that needs it. */
export const OTHER_ORIGIN = 'https://files.example';

/** Releases what is broken, or sells a home: run one by one when everything else is done. */
const SEEN_BY_OTHERS = ['faults/*.spec.ts', 'specs/live.spec.ts'];
const LAST = 'faults';
/**
 * A whole run goes on to them whatever failed before, so that it shows all there is. Playwright does so for what it calls
 * a teardown, which it runs in full also after a single file: for that they depend on the others, as is usual.
 */
const isWhole = process.env.JOURNEYS === 'all';
const beforeTheLast = isWhole ? { teardown: LAST } : {};

/**
 * Without a graphics card a journey through the model takes minutes: one on each screen, on a desk by keyboard, where the
 * mouse goes a part of the way; all of them where they are asked for.
 */
const except = (...ways: RegExp[]) => (process.env.MODEL === 'all' ? [] : ways);

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  forbidOnly: true,
  // On a busy machine one of hundreds may meet a moment that no visitor meets; `npm test` names it.
  retries: isWhole ? 1 : 0,
  // One more than CI has processors: two left them idle for a sixth of the time, waiting for the server or for files.
  workers: 3,
  fullyParallel: true,
  // For machines that are busy: a journey takes seconds, those with axe on many pages half a minute.
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    // Other releases of the browser smooth edges otherwise; a moved card or another font is more than this.
    toHaveScreenshot: { maxDiffPixelRatio: 0.005, scale: 'css' },
  },
  snapshotPathTemplate: '{testDir}/screens/expected/{arg}{ext}',
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // What a worker fetches, tests could neither watch nor hinder; `specs/offline.spec.ts` lets it work.
    serviceWorkers: 'block',
    storageState: {
      cookies: [
        {
          name: 'cookiePreferences',
          value: CHOSEN,
          domain: 'localhost',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
    // Every frame is drawn by the processor: what slides and fades is watched by `specs/journey.spec.ts`.
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        // As a Chromium with windows draws text.
        '--font-render-hinting=none',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Code that runs once is not worth optimising, nor a process ahead for a site that no page leads to.
        '--js-flags=--no-opt --no-maglev',
        '--disable-features=IsolateOrigins,site-per-process,SpareRendererForSitePerProcess',
      ],
    },
  },
  projects: [
    // First, since a server of its own keeps one of its visits from sharing the work at the end.
    { name: 'conformance', testMatch: 'conformance/*.spec.ts', ...beforeTheLast },
    {
      name: 'desktop',
      testMatch: 'specs/*.spec.ts',
      testIgnore: SEEN_BY_OTHERS,
      grepInvert: [
        /uses every panel of a home in rs$/,
        /, by touch, in (en|rs)$/,
        ...except(/a balcony .*, by mouse, in/, /, by keyboard, in en$/),
      ],
      use: { viewport: { width: 1440, height: 900 } },
      ...beforeTheLast,
    },
    {
      name: 'phone',
      testMatch: [
        'specs/journey.spec.ts',
        'specs/filters.spec.ts',
        'specs/every-panel.spec.ts',
        'specs/model-journey.spec.ts',
      ],
      // All panels, in one language here and in the other on a desktop.
      grepInvert: [
        /uses every panel of a home in en$/,
        /, by (mouse|keyboard), in (en|rs)$/,
        ...except(/, by touch, in rs$/),
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      ...beforeTheLast,
    },
    {
      name: 'tablet',
      testMatch: ['specs/journey.spec.ts', 'specs/model-journey.spec.ts'],
      grepInvert: [/and back, in en$/, /, by (mouse|keyboard), in (en|rs)$/, ...except(/, by touch, in en$/)],
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
      ...beforeTheLast,
    },
    { name: 'screens', testMatch: 'screens/*.spec.ts', ...beforeTheLast },
    {
      name: LAST,
      testMatch: SEEN_BY_OTHERS,
      fullyParallel: false,
      workers: 1,
      use: { viewport: { width: 1440, height: 900 } },
      ...(isWhole ? {} : { dependencies: ['conformance', 'desktop', 'phone', 'tablet', 'screens'] }),
    },
  ],
  webServer: {
    command: 'node tools/start.ts --no-rate-limits',
    cwd: root,
    env: { PORT: String(PORT), DATA_DIR, ASSET_ORIGINS: OTHER_ORIGIN },
    // Pages are shown from copies before the database is there: /readyz says so, and logins have to wait.
    wait: { stdout: /^ready http/m },
    reuseExistingServer: false,
    timeout: 300_000,
    stdout: 'pipe',
  },
});
