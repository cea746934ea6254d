import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Building } from '@suite/api';
import type { Locale } from '@suite/contracts';
import { watchErrors } from '../pages/console.ts';
import { buildingPath, demoBuilding } from '../pages/demo.ts';
import { labelsOf } from '../pages/labels.ts';
import { drawBySoftware, ModelPage } from '../pages/model.ts';
import { PicturePage } from '../pages/picture.ts';

test.use({ viewport: { width: 640, height: 480 } });

const LOCALES = ['en', 'rs'] as const;

const pathIn = (locale: Locale, building: Building): string =>
  `${locale === 'rs' ? '/rs' : ''}${buildingPath(building)}`;

/** A building in its model, by its address. */
async function openModel(page: Page, request: APIRequestContext, locale: Locale): Promise<void> {
  await page.goto(`${pathIn(locale, await demoBuilding(request, 'B2'))}?view=3d`);
}

/** A browser with a graphics card, as its driver calls itself. */
async function drawByCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getParameter } = WebGL2RenderingContext.prototype;
    const UNMASKED_RENDERER = 0x9246;
    WebGL2RenderingContext.prototype.getParameter = function (name: number) {
      return name === UNMASKED_RENDERER ? 'Some card' : (getParameter.call(this, name) as unknown);
    };
  });
}

/** Meshes and pictures of the model; its document comes. */
const FILES = /\/projects\/\d+\/model\/./;

/** Runs in the page before it: what is so of the device. */
const DEVICES = {
  'without WebGL2': () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: []) {
      return kind === 'webgl2' ? null : getContext.call(this, kind as '2d', ...more);
    } as typeof getContext;
  },
  'that saves data': () => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) });
  },
  'with little memory': () => {
    Object.defineProperty(navigator, 'deviceMemory', { get: () => 1 });
  },
} as const;

for (const [device, sentence] of [
  ['without WebGL2', 'model.unable.device'],
  ['that saves data', 'model.unable.save-data'],
  ['with little memory', 'model.unable.device'],
] as const)
  for (const locale of LOCALES)
    test(`a device ${device} is told so before the model is fetched, and the picture goes on, in ${locale}`, async ({
      page,
      request,
    }) => {
      const problems = watchErrors(page);
      const asked: string[] = [];
      page.on('request', (one) => asked.push(new URL(one.url()).pathname));
      await drawByCard(page);
      await page.addInitScript(DEVICES[device]);
      const say = labelsOf(locale);
      const building = await demoBuilding(request, 'B2');
      await page.goto(pathIn(locale, building));
      await new PicturePage(page).isReady();
      await page.getByRole('link', { name: say('building.model.tile'), exact: true }).click();
      const note = page.getByRole('status').filter({ hasText: say(sentence) });
      await expect(note).toBeVisible();
      expect(asked.filter((path) => /model-engine|\.glb$/.test(path))).toEqual([]);
      await note.getByRole('button', { name: say('model.back') }).click();
      await expect(note).toHaveCount(0);
      await new PicturePage(page).isReady();
      expect(problems).toEqual([]);
    });

for (const locale of LOCALES) {
  test(`a device whose memory does not hold the model says so, and the picture goes on, in ${locale}`, async ({
    page,
    request,
  }) => {
    await drawByCard(page);
    // What a browser does when there is no memory for another drawing: the probe, which nobody sees, still gets its own.
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: []) {
        return kind === 'webgl2' && this.isConnected ? null : getContext.call(this, kind as '2d', ...more);
      } as typeof getContext;
    });
    const say = labelsOf(locale);
    await openModel(page, request, locale);
    const note = page.getByRole('status').filter({ hasText: say('model.unable.failed') });
    await expect(note).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('[data-picture-state="ready"]')).toBeVisible();
  });

  test(`on a slow network the page says that the model is on its way, and the visitor may leave it, in ${locale}`, async ({
    page,
    request,
  }) => {
    const problems = watchErrors(page);
    await drawBySoftware(page);
    const say = labelsOf(locale);
    // It never comes: nothing may wait for it but the model itself.
    await page.route(FILES, () => new Promise(() => undefined));
    const building = await demoBuilding(request, 'B2');
    await page.goto(pathIn(locale, building));
    await new PicturePage(page).isReady();
    await page.getByRole('link', { name: say('building.model.tile'), exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: say('model.loading') })).toBeVisible();
    await expect(page.locator('[data-picture-state="ready"]')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(pathIn(locale, building));
    await new ModelPage(page).isGone();
    expect(problems).toEqual([]);
  });

  test(`a file of the model that does not come is told, and the picture goes on, in ${locale}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    await drawBySoftware(page);
    const say = labelsOf(locale);
    await page.route(FILES, (route) => route.abort());
    await openModel(page, request, locale);
    await expect(page.getByRole('status').filter({ hasText: say('model.unable.failed') })).toBeVisible({
      timeout: 180_000,
    });
    await expect(page.locator('[data-picture-state="ready"]')).toBeVisible();
  });

  test(`a model whose drawing was taken away says so before its picture, and comes back, in ${locale}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    await drawBySoftware(page);
    const say = labelsOf(locale);
    const model = new ModelPage(page);
    await openModel(page, request, locale);
    await model.isShown();
    const lose = (isLost: boolean) =>
      model.surface
        .locator('canvas')
        .first()
        .evaluate((canvas: HTMLCanvasElement, isTaken) => {
          const own = canvas as HTMLCanvasElement & { lost?: WEBGL_lose_context | null };
          own.lost ??= canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null;
          if (isTaken) own.lost?.loseContext();
          else own.lost?.restoreContext();
        }, isLost);
    await lose(true);
    const note = page.getByRole('status').filter({ hasText: say('model.lost') });
    await expect(note).toBeVisible();
    await expect(page.locator('[data-picture-state="ready"]')).toBeVisible();
    await lose(false);
    await expect(note).toHaveCount(0, { timeout: 120_000 });
    await model.isShown();
  });
}
