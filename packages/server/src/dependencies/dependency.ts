import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  isTaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { type DependencyName, UnavailableError } from './unavailable.ts';

/** `open`: it is not asked. `half-open`: one call finds out whether it responds again. */
export type BreakerState = 'closed' | 'open' | 'half-open';

export interface DependencyReport {
  readonly state: BreakerState;
  /** Since when it does not respond; null where it does. */
  readonly awaySince: string | null;
}

export interface Dependency {
  readonly name: DependencyName;
  readonly report: DependencyReport;
  /** Whether a call would be made now. */
  readonly isAsked: boolean;
  /**
   * Carries out a call of it, for `deadlineMs` at most. While the breaker is open nothing is called.
   * @throws {UnavailableError} at once while the breaker is open, and when the call took too long; else what the call throws.
   */
  run<Result>(call: (signal: AbortSignal) => PromiseLike<Result>, deadlineMs?: number): Promise<Result>;
}

export interface DependencyOptions {
  readonly deadlineMs: number;
  /** For how long it is not asked after it did not respond. */
  readonly openMs: number;
  /** Which errors say that it is away; all by default. */
  readonly isAway?: (error: unknown) => boolean;
}

/** So many calls without a response, with none between that had one. */
const CALLS_IN_A_ROW = 3;
/** A call that finds out whether it responds again holds up the others: they are turned away meanwhile. */
const LONGEST_PROBE_MS = 1000;

const STATES: Readonly<Record<CircuitState, BreakerState>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
};

/** Puts a deadline and a circuit breaker before a dependency. */
export function createDependency(
  name: DependencyName,
  { deadlineMs, openMs, isAway = () => true }: DependencyOptions,
): Dependency {
  const isOutage = (error: unknown) => isTaskCancelledError(error) || isAway(error);
  const breaker = circuitBreaker(handleWhen(isOutage), {
    breaker: new ConsecutiveBreaker(CALLS_IN_A_ROW),
    halfOpenAfter: openMs,
  });
  let openedMs = 0;
  let awaySince: Date | null = null;
  breaker.onBreak(() => {
    openedMs = performance.now();
    awaySince ??= new Date();
  });
  breaker.onReset(() => {
    awaySince = null;
  });
  const isAsked = () =>
    breaker.state === CircuitState.Closed ||
    (breaker.state === CircuitState.Open && performance.now() - openedMs >= openMs);

  return {
    name,
    get report() {
      return { state: STATES[breaker.state], awaySince: awaySince?.toISOString() ?? null };
    },
    get isAsked() {
      return isAsked();
    },
    async run(call, givenMs = deadlineMs) {
      // The library would let them wait for the end of the probe.
      if (!isAsked()) throw new UnavailableError(name);
      const isProbe = breaker.state !== CircuitState.Closed;
      const ms = isProbe ? Math.min(givenMs, LONGEST_PROBE_MS) : givenMs;
      try {
        const policy = wrap(breaker, timeout(ms, TimeoutStrategy.Aggressive));
        return await policy.execute(({ signal }) => call(signal));
      } catch (error) {
        throw isOfPolicy(error) ? new UnavailableError(name, { cause: error }) : error;
      }
    },
  };
}

function isOfPolicy(error: unknown): boolean {
  return isBrokenCircuitError(error) || isTaskCancelledError(error);
}
