import type { BrowserContext, Route } from '@playwright/test';
import type { Chance } from './chance.ts';

/** What may happen to a request. A `hang` ends after a while, so that a walk does not take a day. */
const NETWORKS = [
  'reset',
  '502',
  '500',
  'hang',
  'cut-off',
  'wrong-type',
  'captive-portal',
  'offline',
] as const;
const TARGETS = [/\/api\/v1\//, /\.(js|css)$/, /\/media-content\//, /\/discovery\.json/, /./] as const;
const HANG_MS = 1_500;
const LOGIN_PAGE = '<!doctype html><title>WLAN</title><h1>Welcome to our WLAN</h1>';

export type NetworkKind = (typeof NETWORKS)[number] | 'good';

/** The network of a browser, which a walk makes bad and good again. */
export class WalkNetwork {
  readonly #context: BrowserContext;
  kind: NetworkKind = 'good';
  #target: RegExp = /./;
  /** Whether each request meets it, by chance. */
  #isMet: () => boolean = () => true;

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  async begin(): Promise<void> {
    // Media over streams has no end to wait for.
    await this.#context.route(/^http:\/\/localhost/, (route) => this.#respond(route).catch(() => undefined));
  }

  async worsen(chance: Chance): Promise<void> {
    await this.mend();
    this.kind = chance.one(NETWORKS);
    this.#target = chance.one(TARGETS);
    const share = chance.one([0.3, 1]);
    this.#isMet = () => share === 1 || chance.isTrue(share);
    if (this.kind === 'offline') await this.#context.setOffline(true);
  }

  async mend(): Promise<void> {
    if (this.kind === 'offline') await this.#context.setOffline(false);
    this.kind = 'good';
  }

  async #respond(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    const kind = this.#target.test(pathname) && this.#isMet() ? this.kind : 'good';
    if (kind === 'reset') return route.abort('connectionreset');
    if (kind === '502') return route.fulfill({ status: 502, body: 'Bad gateway' });
    if (kind === '500') return route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken' } });
    if (kind === 'captive-portal') return route.fulfill({ contentType: 'text/html', body: LOGIN_PAGE });
    if (kind === 'wrong-type') return route.fulfill({ contentType: 'application/octet-stream', body: '{}' });
    if (kind === 'cut-off') return cutOff(route);
    if (kind === 'hang') {
      await new Promise((resolve) => setTimeout(resolve, HANG_MS));
      return route.abort('timedout');
    }
    return route.continue();
  }
}

async function cutOff(route: Route): Promise<void> {
  const isStream = route.request().headers().accept?.includes('event-stream') === true;
  if (isStream) return route.abort();
  const response = await route.fetch();
  const body = await response.body();
  return route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) });
}
