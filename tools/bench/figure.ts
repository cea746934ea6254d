/**
 * One line of the bench. `ratio` is `value` divided by the value of the figure named by `against`; where both are
 * measured in rounds, the median of what each round came to. `limit` is what the ratio, or the value where there is
 * none, is to keep.
 */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit:
    | 'ms'
    | 'ms/s'
    | 'µs'
    | 'kB'
    | 'MB'
    | 'requests'
    | 'requests/s'
    | 'homes/s'
    | 'pictures/s'
    | 'frames/s'
    | 'times'
    | 'times/s'
    | 'nodes'
    | 'points'
    | 'loads'
    | 'frames'
    | 'calls'
    | 'triangles'
    | 'px'
    | '%';
  readonly against?: string;
  readonly ratio?: number;
  readonly limit?: string;
}

export type Bench = () => AsyncIterable<Figure>;

export function rounded(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
