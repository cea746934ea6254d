import autocannon, { type Request } from 'autocannon';
import { median } from '../figure.ts';

export interface Load {
  readonly name: string;
  readonly url: string;
  readonly requests: readonly Request[];
  /** Answers that are no success are counted too. */
  readonly mayBeRefused?: boolean;
  /** Processor time that the server has taken by now. */
  readonly processorSeconds?: () => Promise<number>;
}

/** What one round of a load came to. */
interface Round {
  readonly requestsPerSecond: number;
  /** Of the server's processor time, for one request. */
  readonly processorSeconds: number;
}

/** Of the loads by their names; NaN for what was not measured. */
export interface Rounds {
  /** The median. */
  of(measure: keyof Round, name: string): number;
  /** How many times that of another load: of each round by itself, the median. */
  ratio(measure: keyof Round, name: string, to: string): number;
}

const CONNECTIONS = 20;
const WARM_UP_ROUNDS = 2;
const ROUNDS = 6;
const ROUND_SECONDS = 0.3;
const SAMPLE_MS = 100;

/**
 * The loads take turns, so that what else the machine does meets all of them; those that are compared should stand
 * side by side. Twenty connections ask from this process, the servers are others.
 */
export async function measureInTurn(
  loads: readonly Load[],
  roundSeconds = ROUND_SECONDS,
  count = ROUNDS,
): Promise<Rounds> {
  const rounds = new Map<string, Round[]>(loads.map(({ name }) => [name, []]));
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    for (const load of loads) await run(load, roundSeconds);
  }
  for (let round = 0; round < count; round += 1) {
    // There and back: neither of two neighbours is always the first.
    for (const load of round % 2 === 0 ? loads : loads.toReversed())
      rounds.get(load.name)?.push(await run(load, roundSeconds));
  }
  const valuesOf = (measure: keyof Round, name: string) =>
    (rounds.get(name) ?? []).map((round) => round[measure]);
  return {
    of: (measure, name) => median(valuesOf(measure, name)),
    ratio: (measure, name, to) => {
      const others = valuesOf(measure, to);
      return median(valuesOf(measure, name).map((value, round) => value / (others[round] ?? Number.NaN)));
    },
  };
}

const UNKNOWN = async () => Number.NaN;

async function run(load: Load, seconds: number): Promise<Round> {
  const { name, url, requests, mayBeRefused, processorSeconds = UNKNOWN } = load;
  const before = await processorSeconds();
  const result = await autocannon({
    url,
    requests: [...requests],
    connections: CONNECTIONS,
    duration: seconds,
    // It ends with a sample only.
    sampleInt: SAMPLE_MS,
  });
  if (result.errors > 0 || (result.non2xx > 0 && !mayBeRefused)) {
    throw new Error(`${name}: ${result.non2xx} answers were refused, ${result.errors} failed`);
  }
  const answered = result['2xx'] + result.non2xx;
  return {
    requestsPerSecond: answered / result.duration,
    processorSeconds: ((await processorSeconds()) - before) / answered,
  };
}
