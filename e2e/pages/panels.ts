import { expect, type Locator, type Page } from '@playwright/test';
import type { PanelName } from '@suite/contracts';
import { violationsOf } from './axe.ts';
import type { Labels } from './labels.ts';

/** What lies over a page: panels, cards, notices, and the choice of cookies, which is no dialog. */
const CARDS =
  ':is([role="dialog"], [role="alertdialog"], section[tabindex="-1"]:not(main *, [role="dialog"] *))';

/** Ids of the words of the rows in the menu, which are those in the bar. */
const ROWS = {
  favourites: 'shell.bar.favourites',
  compare: 'shell.bar.compare',
  calculator: 'shell.bar.calculator',
  download: 'shell.bar.downloads',
  'privacy-policy': 'shell.footer.privacy',
  cookies: 'shell.footer.cookies',
} as const satisfies Partial<Record<PanelName, string>>;

/** The panels over a page, as a visitor opens and leaves them at any size of the window. */
export class Panels {
  readonly page: Page;
  readonly say: Labels;

  constructor(page: Page, say: Labels) {
    this.page = page;
    this.say = say;
  }

  get menuButton(): Locator {
    return this.page
      .getByRole('banner')
      .getByRole('button', { name: this.say('shell.bar.menu'), exact: true });
  }

  /** The card of the menu, which is open. */
  get menu(): Locator {
    return this.page.getByRole('dialog', { name: this.say('shell.bar.menu'), exact: true });
  }

  /** Opens a panel by its button in the bar, or in the menu where the bar has none; gives what has the focus later. */
  async open(panel: keyof typeof ROWS): Promise<Locator> {
    const name = new RegExp(`^${this.say(ROWS[panel])}`);
    const own = this.page.getByRole('banner').getByRole('button', { name });
    if ((await own.count()) > 0) {
      await own.click();
      return own;
    }
    await this.menuButton.click();
    await this.menu.getByRole('button', { name }).click();
    return this.menuButton;
  }

  dialog(titleId: string, values?: Readonly<Record<string, string>>): Locator {
    return this.page.getByRole('dialog', { name: this.say(titleId, values), exact: true });
  }

  /** The one card over the page: it has the focus, no other card is under or over it, and no rule is broken in it. */
  async isAlone(card: Locator): Promise<void> {
    await expect(card).toBeVisible();
    await expect.poll(() => hasFocus(card), 'the focus is in it').toBe(true);
    await expect.poll(() => this.page.locator(CARDS).filter({ visible: true }).count(), 'cards').toBe(1);
    // It slides in.
    await expect.poll(() => this.isInWindow(card), 'in the window').toBe(true);
    expect(await violationsOf(this.page, CARDS)).toEqual([]);
  }

  private async isInWindow(card: Locator): Promise<boolean> {
    const { width = 0 } = this.page.viewportSize() ?? {};
    const box = await card.boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= width;
  }

  /** Esc closes the card on top, and the focus goes back to what opened it. */
  async leave(card: Locator, opener: Locator): Promise<void> {
    await expect(card).toBeVisible();
    await expect.poll(() => hasFocus(card), 'the focus is in it').toBe(true);
    await this.page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(opener).toBeFocused();
  }
}

function hasFocus(card: Locator): Promise<boolean> {
  return card.evaluate((element) => element.contains(document.activeElement));
}
