import type { Locator, Page } from '@playwright/test';
import type { AppName } from '@suite/contracts';
import { releaseCommand } from './releases.ts';
import { type FileChange, makeVariant, type Variant } from './variant.ts';

export const GREETING = 'Welcome back';
export const CHANGES = 'Welcome canary';
/** A canary whose login greets with other words. */
export const withChanges: FileChange = (_, text) => text.replaceAll(GREETING, CHANGES);

export interface CanaryOptions {
  readonly app?: AppName;
  /** Percent of the visitors; all of them by default. */
  readonly traffic?: number;
  /** Further options of the release command. */
  readonly options?: readonly string[];
}

/** The canaries of a test, which are taken back when it is over. */
export class Canaries {
  readonly #made: Variant[] = [];

  /** A version that is in the store, and in no document. */
  async publish(app: AppName, change: FileChange): Promise<Variant> {
    const variant = await makeVariant(app, change);
    this.#made.push(variant);
    return variant;
  }

  async release(change: FileChange = withChanges, options: CanaryOptions = {}): Promise<Variant> {
    const { app = 'mf-account', traffic = 100, options: further = [] } = options;
    const variant = await this.publish(app, change);
    await releaseCommand('release', app, variant.version, '--traffic', String(traffic), ...further);
    return variant;
  }

  async end(): Promise<void> {
    for (const variant of this.#made.splice(0)) {
      await releaseCommand('abort', variant.app).catch(() => undefined);
      await variant.remove();
    }
  }
}

/** Goes to the login from the map, as a visitor does: the shell is there before the remote is asked for. */
export async function openLogin(page: Page): Promise<{ stayed: () => Promise<boolean> }> {
  await page.goto('/map');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Log in' }).click();
  return { stayed: () => page.evaluate(() => 'isSamePage' in window) };
}

export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { name });
}
