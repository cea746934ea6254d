import type { Page } from '@playwright/test';

/**
 * Tick boxes and switches that the colours of the system leave without an edge, or ticked where they are not: these
 * colours take backgrounds away, and draw in ink what was drawn without a colour.
 */
export function forcedColorIssues(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].flatMap((input) => {
      const label = input.closest('label');
      if (!label?.checkVisibility()) return [];
      const name = label.textContent?.trim().slice(0, 40);
      const box = [label, ...label.querySelectorAll('*')].find(
        (one) => one !== input && Number.parseFloat(getComputedStyle(one).borderTopWidth) > 0,
      );
      if (!box) return [`${name}: no edge`];
      const tick = box.querySelector('svg');
      const isTicked = tick?.checkVisibility({ visibilityProperty: true }) ?? input.checked;
      return isTicked === input.checked ? [] : [`${name}: ${isTicked ? 'ticked' : 'not ticked'}`];
    }),
  );
}
