import path from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, provideChromium } from '../../chromium.ts';
import { type Figure, rounded } from '../figure.ts';
import { buildingPath } from '../first-picture.ts';
import { BENCH_FOLDER } from '../folder.ts';
import { startSuite } from '../server.ts';
import { type CountingTextures, countTextures } from './count-textures.ts';

const PORT = 3195;
const FRAME = { width: 640, height: 360 };
const REST_MS = 5000;
const TIMES_IN_AND_OUT = 10;
/** A frame by the processor takes seconds. */
const PATIENCE_MS = 300_000;

interface Drawn {
  calls: number;
  triangles: number;
}

/** In a browser without a graphics card: counts are exact, times are compared with the picture's own. */
export async function* liveFigures(): AsyncIterable<Figure> {
  const server = await startSuite(path.join(BENCH_FOLDER, 'model'), PORT);
  try {
    yield* drawnFigures(server.origin);
  } finally {
    await server.stop();
  }
}

/** Of the suite at that origin. */
export async function* drawnFigures(origin: string): AsyncIterable<Figure> {
  const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_ARGUMENTS });
  try {
    const page = await browser.newPage({ viewport: FRAME, reducedMotion: 'reduce' });
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(countDrawing);
    await page.addInitScript(countTextures);
    const startedMs = performance.now();
    await page.goto(origin + (await buildingPath(origin)));
    await picture(page).waitFor();
    const pictureMs = performance.now() - startedMs;
    const pressedMs = performance.now();
    await enter(page);
    const firstFrameMs = performance.now() - pressedMs;
    yield { name: 'model-picture', value: rounded(pictureMs), unit: 'ms' };
    yield {
      name: 'model-first-frame',
      value: rounded(firstFrameMs),
      unit: 'ms',
      against: 'model-picture',
      ratio: rounded(firstFrameMs / pictureMs, 2),
    };
    const most = await page.evaluate(() => (window as unknown as Counting).mostDrawn);
    yield { name: 'model-draw-calls', value: most.calls, unit: 'calls', limit: '100' };
    yield { name: 'model-triangles', value: most.triangles, unit: 'triangles', limit: '1300000' };
    const textureBytes = await page.evaluate(() => (window as unknown as CountingTextures).textureBytes());
    yield { name: 'model-textures', value: rounded(textureBytes / 1e6, 1), unit: 'MB', limit: '35' };
    yield { name: 'model-frames-at-rest', value: await framesAtRest(page), unit: 'frames', limit: '0' };
    const session = await page.context().newCDPSession(page);
    await leave(page);
    const before = await heapBytes(session);
    for (let round = 0; round < TIMES_IN_AND_OUT; round += 1) {
      await enter(page);
      await leave(page);
    }
    const more = (await heapBytes(session)) - before;
    yield { name: 'model-ten-times-in-and-out', value: rounded(more / 1e6, 2), unit: 'MB', limit: '2' };
  } finally {
    await browser.close();
  }
}

interface Counting {
  /** Of the frame that drew most. */
  mostDrawn: Drawn;
  framesDrawn: number;
}

/** Runs in the page before it: counts what is drawn between two frames, of the model in its least quality. */
function countDrawing(): void {
  sessionStorage.setItem('model-quality', 'low');
  const counting = window as unknown as Counting;
  counting.mostDrawn = { calls: 0, triangles: 0 };
  counting.framesDrawn = 0;
  let now: Drawn | null = null;
  const count = (mode: number, corners: number, times = 1) => {
    if (!now) {
      const drawn = { calls: 0, triangles: 0 };
      now = drawn;
      queueMicrotask(() => {
        now = null;
        counting.framesDrawn += 1;
        if (drawn.triangles > counting.mostDrawn.triangles) counting.mostDrawn = drawn;
      });
    }
    now.calls += 1;
    if (mode === WebGL2RenderingContext.TRIANGLES) now.triangles += (corners / 3) * times;
  };
  const own = WebGL2RenderingContext.prototype;
  const { drawElements, drawArrays, drawElementsInstanced, drawArraysInstanced } = own;
  Object.assign(own, {
    drawElements(this: WebGL2RenderingContext, ...part: Parameters<typeof drawElements>) {
      count(part[0], part[1]);
      drawElements.apply(this, part);
    },
    drawArrays(this: WebGL2RenderingContext, ...part: Parameters<typeof drawArrays>) {
      count(part[0], part[2]);
      drawArrays.apply(this, part);
    },
    drawElementsInstanced(this: WebGL2RenderingContext, ...part: Parameters<typeof drawElementsInstanced>) {
      count(part[0], part[1], part[4]);
      drawElementsInstanced.apply(this, part);
    },
    drawArraysInstanced(this: WebGL2RenderingContext, ...part: Parameters<typeof drawArraysInstanced>) {
      count(part[0], part[2], part[3]);
      drawArraysInstanced.apply(this, part);
    },
  });
}

const picture = (page: Page) => page.locator('[data-picture-state="ready"]:not([data-shapes="0"])');

async function enter(page: Page): Promise<void> {
  await page.getByRole('link', { name: '3D', exact: true }).click();
  await page.locator('[data-model-state="ready"]:not([inert])').waitFor();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the picture' }).click();
  await page.locator('[data-model-state]').waitFor({ state: 'detached' });
  await picture(page).waitFor();
}

/** Full buildings come after the first frame: at rest is when no file of the model is on its way. */
async function framesAtRest(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  const frames = () => page.evaluate(() => (window as unknown as Counting).framesDrawn);
  for (let former = -1, now = await frames(); former !== now; now = await frames()) {
    former = now;
    await page.waitForTimeout(REST_MS);
  }
  const before = await frames();
  await page.waitForTimeout(REST_MS);
  return (await frames()) - before;
}

async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
