import type { Locator, Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

/** CSS pixels that the editor leaves beside a picture that fits: its tools and zoom lie there. */
const PADDING = { top: 96, right: 76, bottom: 72, left: 24 };

/** The picture in the studio's editor, as it is opened: whole. */
export class EditorStage {
  readonly stage: Locator;
  readonly size: Point;

  constructor(page: Page, size: Point) {
    this.stage = page.getByRole('application');
    this.size = size;
  }

  /** Where a pixel of the picture is in the stage. */
  async position([x, y]: Point): Promise<{ x: number; y: number }> {
    const box = await this.stage.boundingBox();
    if (!box) throw new Error('There is no stage');
    const [width, height] = this.size;
    const [freeWidth, freeHeight] = [
      box.width - PADDING.left - PADDING.right,
      box.height - PADDING.top - PADDING.bottom,
    ];
    const scale = Math.min(freeWidth / width, freeHeight / height);
    return {
      x: PADDING.left + freeWidth / 2 + (x - width / 2) * scale,
      y: PADDING.top + freeHeight / 2 + (y - height / 2) * scale,
    };
  }
}
