import type { Page } from '@playwright/test';

export interface PageState {
  /** Nothing to read and nothing to press. */
  readonly isBlank: boolean;
  /** Something stands for what is loading, and nothing offers to try again. */
  readonly isLoading: boolean;
}

/** Of the browser's own page, and of what a network in between answers, the suite decides nothing. */
export async function stateOf(page: Page): Promise<PageState> {
  try {
    return await page.evaluate(readState);
  } catch {
    // Left while it was looked at.
    return { isBlank: false, isLoading: false };
  }
}

function readState(): PageState {
  const isOurs = document.querySelector('#root, #plain, [href^="/r/shell/"]') !== null;
  if (!isOurs) return { isBlank: false, isLoading: false };
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
  const text = document.body.innerText.trim();
  const offersAgain = /Try again|Pokušajte ponovo|Reload|Osvežite/.test(text);
  const isEndless = (animation: Animation) => animation.effect?.getTiming().iterations === Infinity;
  return { isBlank: text === '', isLoading: !offersAgain && document.getAnimations().some(isEndless) };
}

/** Whether a state ends within a time; looked at often at first, since it mostly ends at once. */
export async function ends(
  page: Page,
  isIt: (state: PageState) => boolean,
  withinMs: number,
): Promise<boolean> {
  const untilMs = performance.now() + withinMs;
  for (let waitMs = 20; ; waitMs = Math.min(waitMs * 2, 500)) {
    if (!isIt(await stateOf(page))) return true;
    if (performance.now() > untilMs) return false;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
