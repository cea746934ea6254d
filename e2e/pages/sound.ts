import { expect, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { layoutIssues } from './layout.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** Expects that a machine finds nothing wrong with the page in any size; it has the last one then. */
export async function expectSound(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect([size.width, await violationsOf(page), await layoutIssues(page)]).toEqual([size.width, [], []]);
  }
}
