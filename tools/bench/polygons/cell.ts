import path from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import type { BenchPage, StageName } from '../../../packages/picture/bench/bench-page.ts';
import { CHROMIUM_ARGUMENTS, provideChromium } from '../../chromium.ts';

const CONFIG = path.resolve(import.meta.dirname, '../../../packages/picture/bench/vite.config.ts');

/** A window that is all of its screen, in CSS pixels, and the pixels of the screen for each of them. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

/** One library with a number of shapes, in a page of its own. */
export interface Cell {
  readonly stage: StageName;
  readonly count: number;
  readonly screen: Screen;
  readonly page: Page;
  readonly session: CDPSession;
}

export interface BenchBrowser {
  readonly open: (stage: StageName, count: number) => Promise<Cell>;
  readonly close: () => Promise<void>;
}

/** What of the page's `bench` is called by name; the rest needs more than one call. */
export async function callBench<Name extends keyof BenchPage>(
  { page }: Pick<Cell, 'page'>,
  name: Name,
  ...parameters: Parameters<BenchPage[Name]>
): Promise<Awaited<ReturnType<BenchPage[Name]>>> {
  return page.evaluate(
    ([key, values]) => {
      const { bench } = globalThis as unknown as { bench: Record<string, (...all: unknown[]) => unknown> };
      return bench[key]?.(...values);
    },
    [name, parameters] as const,
  ) as Promise<Awaited<ReturnType<BenchPage[Name]>>>;
}

function originOf({ resolvedUrls }: PreviewServer): string {
  const [url] = resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('The bench is not served');
  return url;
}

async function openCell(
  browser: Browser,
  url: string,
  stage: StageName,
  count: number,
  screen: Screen,
): Promise<Cell> {
  // A context of its own keeps one library's page out of another's process. Playwright's own viewport would make the
  // window so many pixels of the screen large as the page has pixels of CSS.
  const context = await browser.newContext({ viewport: null });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { width, height, pixelRatio: deviceScaleFactor } = screen;
  const metrics = { width, height, deviceScaleFactor, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  const cell = { stage, count, screen, page, session };
  await callBench(cell, 'open', stage, count);
  return cell;
}

/**
 * Has a screen with so many pixels for each of CSS: a page that only thinks so is scaled down in each frame. The window
 * is told in pixels of CSS; twice as large as its page, it costs as much as four.
 */
function screenArguments({ width, height, pixelRatio }: Screen): readonly string[] {
  return [`--force-device-scale-factor=${pixelRatio}`, `--window-size=${width},${height}`];
}

/** Builds the page of the bench as it would be released, and serves it to a browser. */
export async function startBenchBrowser(screen: Screen): Promise<BenchBrowser> {
  await build({ configFile: CONFIG });
  const server = await preview({ configFile: CONFIG, preview: { port: 3194, host: '127.0.0.1' } });
  const args = [...CHROMIUM_ARGUMENTS, ...screenArguments(screen)];
  const browser = await chromium.launch({ executablePath: provideChromium(), args });
  const url = originOf(server);
  return {
    open: (stage, count) => openCell(browser, url, stage, count, screen),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
