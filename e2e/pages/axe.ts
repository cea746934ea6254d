import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of WCAG 2.2 AA that a machine can check and the page breaks. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // React Aria announces a pending button by a picture that is labelled by it, for seven seconds: the button of
    // the login is gone by then.
    .exclude('[data-live-announcer] [role=img]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const path = new URL(page.url()).pathname;
  return violations.map(({ id, nodes }) => `${path} ${id} ${nodes.map((node) => node.target).join()}`);
}
