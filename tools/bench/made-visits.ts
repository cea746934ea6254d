import { ask } from './ask.ts';

/** Numbers from 0 to below 1. */
type Random = () => number;

interface Truth {
  readonly random: Random;
  /** Share of the page views that go badly, of whatever version. */
  readonly bad: number;
}

interface Watched {
  readonly app: string;
  readonly version: string;
}

/** Page views for which no script ever runs, on top of the people. */
const CRAWLERS = 0.1;
const LOST = 0.02;
const LATE = 0.02;
const LATE_MS = 120_000;
/** Visitors who leave before the page has told that it lives. */
const LEAVE = 0.1;
const LARGE_NETWORKS = 0.1;
const ALIVE_MS = 10_000;
const BAD_WITHIN_MS = 2_000;
const PHONES = 0.6;
const SERBIAN = 0.5;
const MOBILE = 'Mozilla/5.0 (Linux; Android 15) Mobile';

/** Visitors of the map who are made up from a seed: they ask for the page, and report as a browser does, by its token. */
export class MadeVisits {
  readonly counts = { served: 0, reported: 0, ofCanary: 0, latenciesMs: [] as number[] };
  /** How often which request did not get what it asked for. */
  readonly refused = new Map<string, number>();
  readonly #origin: string;
  readonly #watched: Watched;
  readonly #truth: Truth;
  readonly #open = new Set<Promise<void>>();

  constructor(origin: string, watched: Watched, truth: Truth) {
    this.#origin = origin;
    this.#watched = watched;
    this.#truth = truth;
  }

  /** Spread evenly over the time; ends when the last page view has reported. */
  async run(perMinute: number, minutes: number): Promise<void> {
    const startedMs = performance.now();
    const total = perMinute * minutes;
    for (let index = 0; index < total; index += 1) {
      await until(startedMs + (index * 60_000) / perMinute);
      this.#begin(() => this.#visit());
      if (this.#truth.random() < CRAWLERS) this.#begin(async () => void (await this.#page()));
    }
    await Promise.all(this.#open);
  }

  #begin(work: () => Promise<void>): void {
    const open = work().catch((error: NodeJS.ErrnoException) => {
      const reason = error.code ?? error.message;
      this.refused.set(reason, (this.refused.get(reason) ?? 0) + 1);
    });
    this.#open.add(open);
    void open.then(() => this.#open.delete(open));
  }

  async #visit(): Promise<void> {
    const { random, bad } = this.#truth;
    const { app } = this.#watched;
    // All of the chance at once, so that a seed gives the same visits however busy the machine is.
    const [lost, late, badly, leaves, when] = [random(), random(), random(), random(), random()];
    const { view, address } = await this.#page();
    this.counts.served += 1;
    const [, version = '', mark] = new RegExp(`[|,]${app}@([^*,|]*)(\\*?)`).exec(view) ?? [];
    if (mark) this.counts.ofCanary += 1;
    if (lost < LOST) return;
    const [kind, afterMs] =
      badly < bad
        ? ['bad', when * BAD_WITHIN_MS]
        : leaves < LEAVE
          ? ['left', when * ALIVE_MS]
          : ['alive', ALIVE_MS];
    const mountedMs = performance.now();
    await pause(afterMs + (late < LATE ? when * LATE_MS : 0));
    const agoMs = Math.round(performance.now() - mountedMs);
    const of = { remote: app, version, agoMs };
    const end = kind === 'bad' ? { ...of, kind, reason: 'render' } : { ...of, kind };
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const report = JSON.stringify({ view, signals: [{ ...of, kind: 'mounted', loadMs: 300 }, end] });
    const { status } = await ask(`${this.#origin}/api/v1/telemetry/outcomes`, headers, report);
    if (status !== 204) throw new Error(`The report got ${status}`);
    this.counts.reported += 1;
  }

  async #page(): Promise<{ readonly view: string; readonly address: string }> {
    const { random } = this.#truth;
    const address = this.#address();
    const visitor = Array.from({ length: 4 }, () => hex(random)).join('');
    const headers = {
      accept: 'text/html',
      cookie: `suite_uid=${visitor}`,
      'x-forwarded-for': address,
      'user-agent': random() < PHONES ? MOBILE : 'Mozilla/5.0',
    };
    const startedMs = performance.now();
    const { status, text } = await ask(`${this.#origin}${random() < SERBIAN ? '/rs' : ''}/map`, headers);
    this.counts.latenciesMs.push(performance.now() - startedMs);
    const [, view] = /id="page-view">"([^"]*)"/.exec(text) ?? [];
    if (!view) throw new Error(`The page got ${status}`);
    return { view, address };
  }

  #address(): string {
    const { random } = this.#truth;
    const part = () => Math.floor(random() * 256);
    return random() < LARGE_NETWORKS ? `203.0.${part() % 5}.${part()}` : `10.${part()}.${part()}.${part()}`;
  }
}

function hex(random: Random): string {
  return Math.floor(random() * 2 ** 32)
    .toString(16)
    .padStart(8, '0');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

async function until(ms: number): Promise<void> {
  const left = ms - performance.now();
  if (left > 1) await pause(left);
}
