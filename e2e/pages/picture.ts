import { expect, type Page } from '@playwright/test';
import type { Media } from '@suite/api';

/** The picture on the screen, with its shapes. */
export class PicturePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async isReady(): Promise<void> {
    await expect(this.page.locator('[data-picture-state="ready"]:not([data-shapes="0"])')).toBeVisible();
  }

  /** Where on the screen a shape's label is, in CSS pixels. */
  async pointOf(view: Media, entityId: number): Promise<{ x: number; y: number }> {
    const data = view.mediaData;
    const shape = data?.polygons.find((one) => one.entityId === entityId);
    const image = this.page.locator('fieldset img').first();
    // While the page's own picture takes over from the one of the first HTML, the first image may be on its way out.
    let box = null as Awaited<ReturnType<typeof image.boundingBox>>;
    await expect(async () => {
      box = await image.boundingBox();
      expect(box).not.toBeNull();
    }).toPass();
    if (!data || !shape || !box) throw new Error(`The view ${view.name} has no shape for ${entityId}`);
    const [x, y] = shape.label;
    return { x: box.x + (x / data.width) * box.width, y: box.y + (y / data.height) * box.height };
  }
}

/** Views of an entity: its media with shapes. */
export function viewsOf(media: readonly Media[]): Media[] {
  return media.filter((one) => (one.mediaData?.polygons.length ?? 0) > 0);
}
