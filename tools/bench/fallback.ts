import { type Browser, chromium, type Page } from 'playwright';
import { releaseCommandOf } from '../../e2e/pages/releases.ts';
import { type FileChange, makeVariant, type Variant } from '../../e2e/pages/variant.ts';
import { CHROMIUM_ARGUMENTS, provideChromium } from '../chromium.ts';
import { type Figure, median, rounded } from './figure.ts';
import { startSuite } from './server.ts';

const ROUNDS = 3;
const THROWS = '(()=>{throw new Error("broken on purpose")})()';

interface Scenario {
  readonly name: string;
  readonly change?: FileChange;
  readonly breakIt?: (canary: Variant, page: Page) => Promise<void>;
}

const SCENARIOS: readonly Scenario[] = [
  { name: 'none' },
  { name: 'entry-missing', breakIt: (canary, page) => canary.lose(page, /^remoteEntry/) },
  { name: 'entry-tampered', breakIt: (canary, page) => canary.tamper(page, /^remoteEntry/, ';') },
  { name: 'chunk-missing', breakIt: (canary, page) => canary.lose(page, /page-login.*\.js$/) },
  { name: 'style-missing', breakIt: (canary, page) => canary.lose(page, /page-login.*\.css$/) },
  {
    name: 'throws-evaluated',
    change: (file, text) => (/^remoteEntry/.test(file) ? `${THROWS};${text}` : text),
  },
  {
    name: 'throws-rendered',
    change: (file, text) =>
      file.includes('page-login') ? text.replaceAll('"account.login.title"', THROWS) : text,
  },
];

/** From the press of a link until the page stands: with a canary that works, and with one that is broken. */
export async function* fallbackBench(dataDir: string): AsyncIterable<Figure> {
  const server = await startSuite(dataDir, 3194);
  const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_ARGUMENTS });
  try {
    for (const { name, change, breakIt } of SCENARIOS) {
      const canary = await makeVariant('mf-account', change, dataDir);
      await releaseCommandOf(dataDir, 'release', canary.app, canary.version, '--traffic', '100');
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        times.push(await openLogin(browser, server.origin, async (page) => breakIt?.(canary, page)));
      yield { name: `fallback-${name}`, value: rounded(median(times)), unit: 'ms' };
      await releaseCommandOf(dataDir, 'abort', canary.app);
      await canary.remove();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function openLogin(
  browser: Browser,
  origin: string,
  breakIt: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await breakIt(page);
  await page.goto(`${origin}/map`);
  const link = page.getByRole('link', { name: 'Log in' });
  await link.waitFor();
  const startedMs = performance.now();
  await link.click();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  const tookMs = performance.now() - startedMs;
  await context.close();
  return tookMs;
}
