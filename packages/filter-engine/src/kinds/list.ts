import type { FilterStatus } from '@suite/contracts';
import type {
  Choice,
  Codec,
  FilterLabel,
  FilterTexts,
  OfferInput,
  OptionFilter,
  RequestCodec,
} from '../definition.ts';
import type { FactName, UnitFacts } from '../facts.ts';
import type { WireSpec } from '../wire.ts';

type Chosen = Exclude<Choice, null>;

interface ListSpec<
  Key extends string,
  Param extends string,
  Value extends Chosen,
  Option,
  RequestKey extends string,
  Spec extends WireSpec,
  Fact extends FactName,
> {
  readonly key: Key;
  readonly urlParam: Param;
  readonly position: number;
  readonly urlPosition?: number;
  readonly icon: string;
  readonly label: FilterLabel;
  readonly selectedBy?: OptionFilter['selectedBy'];
  readonly discloses?: OptionFilter['discloses'];
  readonly reads: readonly Fact[];
  readonly read: (facts: Pick<UnitFacts, Fact>) => Value | null;
  /** Units without a value match whatever is chosen. */
  readonly nullMatches?: boolean;
  readonly codec: Codec<readonly Value[]>;
  readonly request: RequestCodec<RequestKey, Spec, readonly Value[]>;
  readonly offer: (input: OfferInput) => readonly Option[] | null;
  /** The values that an option stands for. */
  readonly valuesOf: (option: Option) => readonly Value[];
  readonly control?: 'rows' | 'chips';
  readonly name: (option: Option, texts: FilterTexts) => string;
  readonly note?: (option: Option, texts: FilterTexts) => string | undefined;
  readonly statusOf?: (option: Option) => FilterStatus;
  readonly chip: (value: readonly Value[], options: readonly Option[] | null, texts: FilterTexts) => string;
  readonly defaultValue?: OptionFilter<Key, Param, readonly Value[], Option>['defaultValue'];
}

/** A filter of options that are on or off, each for itself; all of them on are no constraint, none on match nothing. */
export function defineListFilter<
  const Key extends string,
  const Param extends string,
  Value extends Chosen,
  Option,
  const RequestKey extends string,
  const Spec extends WireSpec,
  const Fact extends FactName,
>(
  spec: ListSpec<Key, Param, Value, Option, RequestKey, Spec, Fact>,
): OptionFilter<Key, Param, readonly Value[], Option, RequestKey, Spec> {
  const { read, valuesOf, reads, nullMatches = false } = spec;
  return {
    defaultValue: () => null,
    control: 'rows',
    ...spec,
    column: {
      kind: 'choice',
      reads,
      read,
      chosen: (values) => (nullMatches ? [...values, null] : values),
    },
    isEverything: (values, options) =>
      options !== null &&
      options.length > 0 &&
      options.every((one) => valuesOf(one).some((each) => values.includes(each))),
    only: valuesOf,
    isChosen: (values, option) => !values || valuesOf(option).some((each) => values.includes(each)),
    choose: (options) => options.flatMap(valuesOf),
    keyOf: (option) => String(valuesOf(option)[0]),
  };
}

interface NamesSpec<
  Key extends string,
  Param extends string,
  Name extends string,
  RequestKey extends string,
  Fact extends FactName,
> extends Pick<
    ListSpec<Key, Param, Name, Name, RequestKey, { kind: 'names'; of: readonly Name[] }, Fact>,
    | 'key'
    | 'urlParam'
    | 'position'
    | 'urlPosition'
    | 'icon'
    | 'label'
    | 'selectedBy'
    | 'discloses'
    | 'reads'
    | 'read'
    | 'name'
  > {
  /** Every name there may be, in the order in which they are offered and written. */
  readonly names: readonly Name[];
  readonly requestKey: RequestKey;
  /** Message ids of the chip: with none chosen, and with more than two, which are counted. */
  readonly chipIds: { readonly none: string; readonly many: string };
}

/** A list filter of a few fixed names, of which those are offered that the units have. */
export function defineNamesFilter<
  const Key extends string,
  const Param extends string,
  Name extends string,
  const RequestKey extends string,
  const Fact extends FactName,
>(spec: NamesSpec<Key, Param, Name, RequestKey, Fact>) {
  const { names, requestKey, chipIds, name } = spec;
  return defineListFilter({
    ...spec,
    codec: namesCodec(names),
    request: namesRequest(requestKey, names),
    offer: ({ present }) => {
      const found = present();
      const options = names.filter((one) => found?.has(one));
      return found === null || options.length > 0 ? options : null;
    },
    valuesOf: (option: Name) => [option],
    chip: (chosen, _, texts) =>
      fewNames(
        chosen.map((one) => name(one, texts)),
        chipIds,
        texts,
      ),
  });
}

/** An empty list is a choice of nothing; a list of nothing known cannot be read. */
export function namesCodec<Name extends string>(names: readonly Name[]): Codec<readonly Name[]> {
  return {
    write: (chosen) => chosen.join(','),
    read: (text) => {
      const parts = text.split(',');
      const found = names.filter((one) => parts.includes(one));
      return found.length > 0 || text === '' ? found : null;
    },
  };
}

function namesRequest<const Key extends string, Name extends string>(
  key: Key,
  names: readonly Name[],
): RequestCodec<Key, { readonly kind: 'names'; readonly of: readonly Name[] }, readonly Name[]> {
  return {
    key,
    schema: { kind: 'names', of: names },
    write: (chosen) => [...chosen],
    read: (wire) => wire,
  };
}

/** More names than this are a number of them. */
const MOST_NAMES = 2;

export function fewNames(
  names: readonly string[],
  ids: { readonly none: string; readonly many: string },
  texts: FilterTexts,
): string {
  if (names.length === 0) return texts.message(ids.none);
  return names.length > MOST_NAMES ? texts.message(ids.many, { count: names.length }) : names.join(', ');
}
