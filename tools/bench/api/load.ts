import autocannon, { type Request } from 'autocannon';
import { median } from '../figure.ts';

export interface Load {
  readonly name: string;
  readonly url: string;
  readonly requests: readonly Request[];
  /** Answers that are no success are counted too. */
  readonly mayBeRefused?: boolean;
}

const CONNECTIONS = 20;
const ROUNDS = 5;
const ROUND_SECONDS = 0.4;
const SAMPLE_MS = 100;

/**
 * Requests per second of each load, the median of five rounds. The loads take turns, so that what else
 * the machine does meets all of them; twenty connections ask from this process, the server is another one.
 */
export async function requestsPerSecond(
  loads: readonly Load[],
  roundSeconds = ROUND_SECONDS,
): Promise<ReadonlyMap<string, number>> {
  const rates = new Map<string, number[]>(loads.map(({ name }) => [name, []]));
  for (const load of loads) await run(load, roundSeconds);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const load of loads) rates.get(load.name)?.push(await run(load, roundSeconds));
  }
  return new Map([...rates].map(([name, values]) => [name, median(values)]));
}

async function run({ name, url, requests, mayBeRefused }: Load, seconds: number): Promise<number> {
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
  return (result['2xx'] + result.non2xx) / result.duration;
}
