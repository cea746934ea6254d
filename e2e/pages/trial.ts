import type { AppName } from '@suite/contracts';
import type { OwnServer } from './own-server.ts';
import { releaseCommandOf } from './releases.ts';
import { makeVariant, type Variant } from './variant.ts';

const VISITS = 24;
const TRAFFIC = 50;

/** A version on trial at a server with a release store of its own, and page views that report of it and of the stable one. */
export class Trial {
  readonly #server: OwnServer;
  readonly #variant: Variant;

  private constructor(server: OwnServer, variant: Variant) {
    this.#server = server;
    this.#variant = variant;
  }

  get version(): string {
    return this.#variant.version;
  }

  static async begin(server: OwnServer, app: AppName): Promise<Trial> {
    const variant = await makeVariant(app, undefined, server.dataDir);
    await releaseCommandOf(server.dataDir, 'release', app, variant.version, '--traffic', String(TRAFFIC));
    const trial = new Trial(server, variant);
    for (let visit = 0; visit < VISITS; visit += 1) await trial.#visit(visit);
    return trial;
  }

  /** Asks for a page and reports as a browser does, by the token in it; one of them that something went wrong. */
  async #visit(number: number): Promise<void> {
    const { url } = this.#server;
    const { app } = this.#variant;
    const cookie = `suite_uid=${String(number).padStart(32, '0')}`;
    const page = await fetch(`${url}/map`, { headers: { accept: 'text/html', cookie } });
    const [, view = ''] = /id="page-view">"([^"]*)"/.exec(await page.text()) ?? [];
    const [, version] = new RegExp(`[|,]${app}@([^*,|]*)`).exec(view) ?? [];
    const signal = { remote: app, version, agoMs: 0 };
    const last = number === 0 ? { ...signal, kind: 'bad', reason: 'render' } : { ...signal, kind: 'alive' };
    const signals = [{ ...signal, kind: 'mounted', agoMs: 10_000, loadMs: 300 + number }, last];
    const { status } = await fetch(`${url}/api/v1/telemetry/outcomes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ view, signals }),
    });
    if (status !== 204) throw new Error(`The report got ${status}`);
  }
}
