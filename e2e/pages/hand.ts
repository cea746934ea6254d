import type { Locator, Page } from '@playwright/test';
import type { EditorStage } from './editor-stage.ts';

/** A pixel of a picture. */
export type Point = readonly [x: number, y: number];

/** What a person does: a press, a word typed into a field, files chosen. */
export class Hand {
  actions = 0;

  async press(target: Locator): Promise<void> {
    this.actions += 1;
    await target.click();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.actions += 1;
    await target.fill(text);
  }

  async choose(target: Locator, files: string | readonly string[]): Promise<void> {
    this.actions += 1;
    await target.setInputFiles(files as string | string[]);
  }

  async key(page: Page, key: string): Promise<void> {
    this.actions += 1;
    await page.keyboard.press(key);
  }

  /** Presses a pixel of a picture. */
  async point(stage: EditorStage, point: Point): Promise<void> {
    this.actions += 1;
    await stage.stage.click({ position: await stage.position(point) });
  }
}
