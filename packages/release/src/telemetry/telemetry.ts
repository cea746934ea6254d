import type { AppName } from '@suite/contracts';
import type { Outcomes } from '../judge/outcomes.ts';

/** Two versions of an app whose outcomes are asked for. */
export interface OutcomesQuery {
  readonly app: AppName;
  readonly stable: string;
  readonly canary: string | null;
  readonly since: Date;
}

export interface ReportedOutcomes extends Outcomes {
  /** Why loads of the canary went badly, and how many. */
  readonly reasons: Readonly<Record<string, number>>;
  /** Median time until a load stood, in milliseconds. */
  readonly medianLoadMs: { readonly stable: number | null; readonly canary: number | null };
}

/** What pages have reported; kept by the server. */
export interface Telemetry {
  outcomes(query: OutcomesQuery): Promise<ReportedOutcomes>;
  /** Versions that some page has had since then; empty when nothing was reported at all. */
  alive(since: Date): Promise<readonly { readonly app: string; readonly version: string }[]>;
}

/** What the server answers these questions at, to who can sign. */
export const OUTCOMES_PATH = '/api/v1/delivery/outcomes';
export const ALIVE_PATH = '/api/v1/delivery/alive';

/** The server that keeps the outcomes does not answer, or not to us. */
export class TelemetryError extends Error {
  override readonly name = 'TelemetryError';
}

const TIMEOUT_MS = 10_000;

/** The outcomes that a server keeps, asked for over HTTP. */
export function remoteTelemetry(server: string, token: string): Telemetry {
  async function ask<T>(path: string, query: Readonly<Record<string, string>>): Promise<T> {
    const url = `${server}${path}?${new URLSearchParams(query)}`;
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      (cause: unknown) => {
        throw new TelemetryError(`${server} does not answer what pages reported`, { cause });
      },
    );
    if (!response.ok)
      throw new TelemetryError(`${server} answered ${response.status} to what pages reported`);
    return (await response.json()) as T;
  }
  return {
    outcomes: ({ app, stable, canary, since }) =>
      ask(OUTCOMES_PATH, { app, stable, ...(canary && { canary }), since: since.toISOString() }),
    alive: (since) => ask(ALIVE_PATH, { since: since.toISOString() }),
  };
}
