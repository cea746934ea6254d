import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has. */
const MOST_STOPS = 90;

/** Somebody who has no pointer, and sees at each step where the focus is. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses a key until the focus is on something: Tab, or an arrow within what has one stop. */
  async reach(target: Locator, key = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MOST_STOPS && !(await isFocused(target)); stop += 1) {
      await this.page.keyboard.press(key);
    }
    await expect(target, 'the focus comes to it').toBeFocused();
    await this.seesFocus();
  }

  /**
   * Goes to a shape of a picture, which is one stop, its shapes reached by arrows from there. The focus may come in
   * before all shapes are there, and so beside the first: at the end of a row the walk begins anew.
   */
  async reachShape(picture: Locator, name: RegExp): Promise<void> {
    const shape = picture.getByRole('link', { name });
    const focused = picture.locator(':focus');
    await expect(picture.getByRole('link').first()).toBeVisible();
    // Which link is the first changes while shapes come.
    for (let stop = 0; stop < MOST_STOPS && (await focused.count()) === 0; stop += 1)
      await this.page.keyboard.press('Tab');
    await expect(focused, 'the focus comes to the picture').toHaveCount(1);
    for (let stop = 0; stop < MOST_STOPS && !(await isFocused(shape)); stop += 1) {
      const before = await focused.getAttribute('href');
      await this.page.keyboard.press('ArrowRight');
      if ((await focused.getAttribute('href')) === before) await this.page.keyboard.press('Home');
    }
    await expect(shape, 'the focus comes to it').toBeFocused();
    await this.seesFocus();
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.type(text);
  }

  /** Something about what has the focus differs from how it looks without, and it is in the window. */
  async seesFocus(): Promise<void> {
    await expect.poll(() => this.page.evaluate(isFocusSeen), 'the focus is seen').toBe(true);
  }
}

/** A link that is not in the document, as those of far shapes, has no focus. */
const isFocused = async (target: Locator) => (await target.and(target.page().locator(':focus')).count()) > 0;

/** Runs in the page. */
function isFocusSeen(): boolean {
  const element = document.activeElement;
  if (!element?.matches(':focus-visible')) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return false;
  // A switch and a tick are drawn beside their hidden field, a home in the picture on a canvas by the picture itself.
  const drawn = [
    element,
    ...element.querySelectorAll('*'),
    element.nextElementSibling,
    element.parentElement,
  ];
  const styles = drawn.flatMap((one) =>
    one ? [null, '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)) : [],
  );
  const isRinged = styles.some(
    ({ outlineStyle, outlineWidth, boxShadow }) =>
      (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
  );
  return isRinged || element.closest('fieldset:has(canvas)') !== null;
}
