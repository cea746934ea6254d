import type { Page } from '@playwright/test';

/**
 * Tick boxes and switches that the colours of the system leave without an edge, or ticked where they are not: these
 * colours take backgrounds away, and draw in ink what was drawn without a colour.
 */
export function forcedColorIssues(page: Page): Promise<string[]> {
  return page.evaluate(findIssues);
}

/** Runs in the page. */
function findIssues(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].flatMap((input) => {
    const label = input.closest('label');
    return label?.checkVisibility() ? issuesOf(input, label) : [];
  });

  function issuesOf(input: HTMLInputElement, label: HTMLLabelElement): string[] {
    const name = label.textContent.trim().slice(0, 40);
    const box = [label, ...label.querySelectorAll('*')].find(
      (one) => one !== input && Number.parseFloat(getComputedStyle(one).borderTopWidth) > 0,
    );
    if (!box) return [`${name}: no edge`];
    const isTicked = box.querySelector('svg')?.checkVisibility({ visibilityProperty: true }) ?? input.checked;
    return isTicked === input.checked ? [] : [`${name}: ${isTicked ? 'ticked' : 'not ticked'}`];
  }
}
