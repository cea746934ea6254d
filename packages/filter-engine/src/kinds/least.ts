import type { FilterLabel, FilterTexts, OptionFilter } from '../definition.ts';
import type { FactName, UnitFacts } from '../facts.ts';

interface LeastSpec<
  Key extends string,
  Param extends string,
  Step extends string,
  RequestKey extends string,
  Fact extends FactName,
> {
  readonly key: Key;
  readonly urlParam: Param;
  readonly requestKey: RequestKey;
  readonly position: number;
  readonly icon: string;
  readonly label: FilterLabel;
  readonly group?: OptionFilter['group'];
  readonly selectedBy: NonNullable<OptionFilter['selectedBy']>;
  readonly reads: readonly Fact[];
  /** The highest step that a unit reaches; null for none. */
  readonly read: (facts: Pick<UnitFacts, Fact>) => Step | null;
  /** From the least to the most: who reaches one has reached those before it. */
  readonly steps: readonly Step[];
  readonly name: (step: Step, texts: FilterTexts) => string;
  readonly chip: (step: Step, texts: FilterTexts) => string;
}

/**
 * A filter of how much there has to be at least: one of a few steps, or the empty one, which is no constraint. Offered are
 * the steps that units reach.
 */
export function defineLeastFilter<
  const Key extends string,
  const Param extends string,
  Step extends string,
  const RequestKey extends string,
  const Fact extends FactName,
>(
  spec: LeastSpec<Key, Param, Step, RequestKey, Fact>,
): OptionFilter<
  Key,
  Param,
  Step | '',
  Step | '',
  RequestKey,
  { readonly kind: 'name'; readonly of: readonly Step[] }
> {
  const { steps, requestKey, reads, read, name, chip } = spec;
  const isStep = (value: Step | ''): value is Step => value !== '';
  return {
    ...spec,
    control: 'radio',
    column: {
      kind: 'choice',
      reads,
      read,
      chosen: (least) => (isStep(least) ? steps.slice(steps.indexOf(least)) : null),
    },
    codec: {
      write: (least) => least,
      read: (text) => steps.find((step) => step === text) ?? null,
    },
    request: {
      key: requestKey,
      schema: { kind: 'name', of: steps },
      write: (least) => (isStep(least) ? least : null),
      read: (least) => least,
    },
    offer: ({ present }) => {
      const found = present();
      const most = found ? steps.findLastIndex((step) => found.has(step)) : steps.length - 1;
      return most < 0 ? null : ['', ...steps.slice(0, most + 1)];
    },
    defaultValue: () => null,
    isEverything: (least) => least === '',
    only: (option) => option,
    isChosen: (least, option) => (least ?? '') === option,
    choose: ([option = '']) => option,
    keyOf: (option) => option,
    name: (option, texts) => (isStep(option) ? name(option, texts) : texts.message('common.all')),
    chip: (least, _, texts) => (isStep(least) ? chip(least, texts) : texts.message('common.all')),
  };
}

/** The highest of these steps of hours, `1.5h`, that is reached; null for none. */
export function hoursStep<Step extends `${number}h`>(
  hours: number | undefined,
  steps: readonly Step[],
): Step | null {
  return steps.findLast((step) => hours !== undefined && hours >= hoursOf(step)) ?? null;
}

/** `1.5h` is 1.5. */
export function hoursOf(step: `${number}h`): number {
  return Number(step.slice(0, -1));
}
