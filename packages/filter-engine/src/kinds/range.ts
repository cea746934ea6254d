import type { FilterBounds } from '@suite/api';
import type { Range } from '@suite/contracts';
import type {
  Codec,
  FilterLabel,
  FilterTexts,
  OfferInput,
  OrganizationFilters,
  RangeFilter,
} from '../definition.ts';
import type { FactName, UnitFacts } from '../facts.ts';
import { MAX_BOUND } from '../wire.ts';

interface RangeSpec<
  Key extends string,
  Param extends string,
  RequestKey extends string,
  Fact extends FactName,
> {
  readonly key: Key;
  readonly urlParam: Param;
  readonly requestKey: RequestKey;
  readonly position: number;
  readonly urlPosition?: number;
  readonly icon: string;
  readonly label: FilterLabel;
  readonly selectedBy?: RangeFilter['selectedBy'];
  readonly discloses?: RangeFilter['discloses'];
  /** Between the two values in the address. */
  readonly separator: '-' | '..';
  readonly reads: readonly Fact[];
  /** Not a number, or null, for none. */
  readonly read: (facts: Pick<UnitFacts, Fact>) => number | null;
  /** Least and most of an organisation; null where they are not known, or not for this visitor. */
  readonly bounds: (bounds: FilterBounds) => readonly [min: number | null, max: number | null];
  readonly needsBounds?: boolean;
  /** The request carries it only when it is narrower than the bounds. */
  readonly onlyNarrower?: boolean;
  readonly step: number;
  readonly isCounted?: boolean;
  readonly unit?: string;
  readonly format: (value: number, texts: FilterTexts) => string;
  readonly chip?: (value: Range, ends: Range | null, texts: FilterTexts) => string;
  readonly appliesTo?: (organization: OrganizationFilters) => boolean;
}

/** A filter of a smallest and a largest value, both included, with a slider and a histogram. */
export function defineRangeFilter<
  const Key extends string,
  const Param extends string,
  const RequestKey extends string,
  const Fact extends FactName,
>(spec: RangeSpec<Key, Param, RequestKey, Fact>): RangeFilter<Key, Param, RequestKey> {
  const { read, reads, requestKey, separator, needsBounds = false, onlyNarrower = false } = spec;
  const boundsOf = (bounds: FilterBounds | null): Range | null => {
    const [min, max] = bounds ? spec.bounds(bounds) : [null, null];
    return min !== null && max !== null ? [min, max] : null;
  };
  return {
    control: 'range',
    isCounted: false,
    chip: (range, ends, texts) => rangeChip(range, ends, texts, (value) => spec.format(value, texts)),
    ...spec,
    column: {
      kind: 'number',
      reads,
      read: (facts) => read(facts) ?? Number.NaN,
      range: (range) => range,
    },
    codec: rangeCodec(separator),
    request: {
      key: requestKey,
      schema: { kind: 'range' },
      write: (range, { bounds }) =>
        onlyNarrower && !isNarrower(range, boundsOf(bounds)) ? null : { min: range[0], max: range[1] },
      read: ({ min, max }) => [min, max],
    },
    offer: (input) => {
      const bounds = boundsOf(input.bounds);
      return needsBounds && !bounds ? null : rangeEnds(input, bounds, spec.step);
    },
    defaultValue: boundsOf,
    isEverything: ([from, to], ends) => ends !== null && from <= ends[0] && to >= ends[1],
  };
}

/**
 * Ends of a slider: the bounds of the organisation, narrowed to the units at hand, in whole steps outwards;
 * without units (they are not known yet) the bounds alone.
 * Null when there is nothing to choose: no values, or the smallest is the largest.
 */
function rangeEnds(input: Pick<OfferInput, 'numbers'>, bounds: Range | null, step: number): Range | null {
  const values = input.numbers() ?? bounds ?? [];
  const [least, most] = [values.at(0), values.at(-1)];
  if (least === undefined || most === undefined) return null;
  const min = Math.max(least, bounds?.[0] ?? Number.NEGATIVE_INFINITY);
  const max = Math.min(most, bounds?.[1] ?? Number.POSITIVE_INFINITY);
  if (min >= max) return null;
  return [Math.floor(min / step) * step, Math.ceil(max / step) * step];
}

function isNarrower(range: Range, bounds: Range | null): boolean {
  return bounds !== null && (range[0] > bounds[0] || range[1] < bounds[1]);
}

function rangeCodec(separator: string): Codec<Range> {
  return {
    write: (range) => range.join(separator),
    read: (text) => {
      const [min, max, ...rest] = text
        .split(separator)
        .map((part) => (part === '' ? Number.NaN : Number(part)));
      if (min === undefined || max === undefined || rest.length > 0) return null;
      // Not a number fails every comparison.
      return min >= -MAX_BOUND && min <= max && max <= MAX_BOUND ? [min, max] : null;
    },
  };
}

function rangeChip(
  [from, to]: Range,
  ends: Range | null,
  texts: FilterTexts,
  format: (value: number) => string,
): string {
  if (ends && from <= ends[0]) return texts.message('filter.up-to', { to: format(to) });
  if (ends && to >= ends[1]) return texts.message('filter.at-least', { from: format(from) });
  return texts.message('filter.between', { from: format(from), to: format(to) });
}
