import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of WCAG 2.2 AA that a machine can check and the page, or a part of it, breaks. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // React Aria announces a pending button by a picture that is labelled by it, for seven seconds: the button of
    // the login is gone by then.
    .exclude('[data-live-announcer] [role=img]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Without a page of its own for each run: there are no frames of others here.
    .setLegacyMode();
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  const path = new URL(page.url()).pathname;
  return violations.map(({ id, nodes }) => `${path} ${id} ${nodes.map((node) => node.target).join()}`);
}
