import type { Page } from '@playwright/test';

/** What went wrong in a page without anybody seeing it: errors of scripts, and errors on the console. */
export function watchErrors(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}
