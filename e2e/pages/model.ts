import { Buffer } from 'node:buffer';
import { expect, type Locator, type LocatorScreenshotOptions, type Page } from '@playwright/test';

/** Browsers here have no graphics card: the least that the model can be drawn with, by software. */
export async function drawBySoftware(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('model-quality', 'low'));
}

/** What a busy machine takes for the first frame without a graphics card, and for what comes after a frame. */
export const FIRST_FRAME = { timeout: 180_000 };

/** The live model over a picture. */
export class ModelPage {
  readonly page: Page;
  /** What keys and pointers turn. */
  readonly surface: Locator;

  constructor(page: Page) {
    this.page = page;
    this.surface = page.getByRole('application');
  }

  /** It covers the picture, which is out of reach meanwhile. With its name it is not the one of the page before. */
  async isShown(name?: string): Promise<void> {
    if (name !== undefined)
      await expect(this.page.getByRole('application', { name, exact: true })).toBeVisible(FIRST_FRAME);
    await expect(this.page.locator('[data-model-state="ready"]')).toHaveCSS('opacity', '1', FIRST_FRAME);
    await expect(this.page.locator('[data-picture-state]')).toBeHidden(FIRST_FRAME);
  }

  /** Its first frame is there, on a page that has no picture behind it. */
  async isDrawn(): Promise<void> {
    await expect(this.page.locator('[data-model-state="ready"]')).toBeVisible(FIRST_FRAME);
  }

  /** The pin that leads to the model of a part, once the model of this page has it: after a change of address the former one stands there first. */
  async pinTo(path: string): Promise<Locator> {
    const pin = this.page.locator(
      `[data-model-state="ready"]:not([inert]) a[href*="${path}?"][href*="view=3d"]`,
    );
    await expect(pin).toBeVisible(FIRST_FRAME);
    return pin;
  }

  /** The same on the picture's copy, which stands over the model until its view moves. */
  pillTo(path: string): Locator {
    return this.page.locator(`[data-model-state="ready"][data-overlay] > [aria-hidden] a[href*="${path}"]`);
  }

  /** Turned a little by a finger: units and pins have taken the place of what stood on the picture. */
  async turnByFinger(): Promise<void> {
    const box = await this.surface.boundingBox();
    if (!box) throw new Error('The model has no size');
    const session = await this.page.context().newCDPSession(this.page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', movedPx: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + movedPx, y }],
      });
    await touch('touchStart', 0);
    for (let step = 1; step <= 6; step += 1) await touch('touchMove', 5 * step);
    await touch('touchEnd', 0);
    await session.detach();
    await expect(this.page.locator('[data-model-state="ready"]:not([data-overlay])')).toBeVisible(
      FIRST_FRAME,
    );
  }

  async isGone(): Promise<void> {
    await expect(this.page.locator('[data-model-state]')).toHaveCount(0, FIRST_FRAME);
    await expect(this.page.locator('[data-picture-state="ready"]')).toBeVisible();
  }
}

/** What floats over the picture, by what it holds: the policy of the page lets no style sheet in. */
const FLOATING = '[class*="__stage-"] :is(button, a, nav, [data-float])';

/** The picture or the model as it is on the screen, without what floats over it. */
export async function bareScreenshot(page: Page, options?: LocatorScreenshotOptions): Promise<Buffer> {
  const show = (isShown: boolean) =>
    page.evaluate(
      ([selector, visibility]) => {
        for (const one of document.querySelectorAll<HTMLElement>(selector)) {
          one.style.visibility = visibility;
          if (one.matches('button') && one.parentElement) one.parentElement.style.visibility = visibility;
        }
      },
      [FLOATING, isShown ? '' : 'hidden'] as const,
    );
  await show(false);
  const image = await page.locator('[class*="__stage-"]').first().screenshot(options);
  await show(true);
  return image;
}

/** What is seen once that is the same twice, with nothing on its way meanwhile. */
export async function seenAtRest(read: () => Promise<Buffer>, isQuiet = () => true): Promise<Buffer> {
  let former = Buffer.of();
  await expect
    .poll(async () => {
      const now = Buffer.from(await read());
      const isAtRest = now.equals(former) && isQuiet();
      former = isQuiet() ? now : Buffer.of();
      return isAtRest;
    })
    .toBe(true);
  return former;
}

/** An image as an address, which a page reads. */
export function addressOf(image: Buffer): string {
  return `data:image/png;base64,${image.toString('base64')}`;
}

export async function bareStage(page: Page): Promise<string> {
  return addressOf(await bareScreenshot(page));
}

/** Mean difference of two images at 160 × 90, per channel of 255. */
export function differenceOf(page: Page, images: readonly [string, string]): Promise<number> {
  return page.evaluate(async (urls) => {
    const [a, b] = await Promise.all(
      urls.map(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const context = Object.assign(document.createElement('canvas'), {
          width: 160,
          height: 90,
        }).getContext('2d');
        if (!context) throw new Error('There is no canvas');
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, 160, 90);
        return context.getImageData(0, 0, 160, 90).data;
      }),
    );
    if (!a || !b) throw new Error('An image is missing');
    const channels = Array.from(a.keys()).filter((at) => at % 4 < 3);
    return channels.reduce((sum, at) => sum + Math.abs((a[at] ?? 0) - (b[at] ?? 0)), 0) / channels.length;
  }, images);
}
