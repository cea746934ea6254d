import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/**
 * React Aria announces a pending button by a picture that is labelled by it, for seven seconds: the button of the login
 * is gone by then.
 */
const ANNOUNCEMENTS = '[data-live-announcer] [role=img]';

/**
 * Rules of WCAG 2.2 AA that a machine can check and the page, or a part of it, breaks.
 *
 * axe is asked in the page, where it stays for the next question: `@axe-core/playwright` sends its source and fetches
 * the results of all rules each time, at four times the processor time.
 */
export async function violationsOf(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};undefined`);
  const violations = await page.evaluate(
    async ({ include, exclude, tags }) => {
      const found = await window.axe.run(
        { include, exclude },
        {
          runOnly: { type: 'tag', values: tags },
          resultTypes: ['violations'],
          rules: { 'label-content-name-mismatch': { enabled: true } },
        },
      );
      return found.violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target).join()}`);
    },
    { include: part, exclude: ANNOUNCEMENTS, tags: TAGS },
  );
  const path = new URL(page.url()).pathname;
  return violations.map((violation) => `${path} ${violation}`);
}
