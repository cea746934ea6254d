import type { FilterBounds, Unit, UnitType } from '@suite/api';
import type {
  FilterStatus,
  Orientation,
  Range,
  SelectedFilterName,
  TypeKey,
  UnitStatus,
} from '@suite/contracts';
import type { FactName, UnitFacts } from './facts.ts';
import type { WireSpec, WireValue } from './wire.ts';

/** One of the values of a column that has few; null is none. */
export type Choice = string | number | null;

/** A bitset of units per value. */
export interface ChoiceColumn<Value> {
  readonly kind: 'choice';
  readonly reads: readonly FactName[];
  read(facts: UnitFacts): Choice;
  /** Values that match; null for no constraint. */
  chosen(value: Value): readonly Choice[] | null;
}

/** Numbers, of which a range matches. */
export interface NumberColumn<Value> {
  readonly kind: 'number';
  readonly reads: readonly FactName[];
  /** Not a number for none. */
  read(facts: UnitFacts): number;
  range(value: Value): Range;
}
export type Column<Value> = ChoiceColumn<Value> | NumberColumn<Value>;

/** A value as text of the address. */
export interface Codec<Value> {
  write(value: Value): string;
  /** Null for what cannot be read: the filter is no constraint then. */
  read(text: string): Value | null;
}

/** A value as a part of the request. */
export interface RequestCodec<Key extends string, Spec extends WireSpec, Value> {
  readonly key: Key;
  readonly schema: Spec;
  /** Null leaves it out. */
  write(value: Value, context: RequestContext): WireValue<Spec> | null;
  read(wire: WireValue<Spec>): Value;
}

/** What of an organisation decides which filters it has. */
export interface OrganizationFilters {
  /** Visitors choose a range of euro per square metre in place of a price. */
  readonly usesPriceRanges: boolean;
}

export interface RequestContext extends OrganizationFilters {
  /** With prices only where the visitor may see them; null while they are not known. */
  readonly bounds: FilterBounds | null;
}

/** What there is to choose from. */
export interface OfferInput {
  /** Null while they are not known: then everything is offered that there may be. */
  readonly units: readonly Unit[] | null;
  /** Null until, or unless, they are known. */
  readonly types: readonly UnitType[] | null;
  /** With prices only where the visitor may see them. */
  readonly bounds: FilterBounds | null;
  /** What the filterable units have of the filter's column, without duplicates; null while they are not known. */
  present(): ReadonlySet<Choice> | null;
  /** What the filterable units have of the filter's column, in order; null while they are not known. */
  numbers(): Float64Array | null;
}

/** Texts and formats of the visitor's language. */
export interface FilterTexts {
  message(id: string, values?: Readonly<Record<string, string | number>>): string;
  status(status: UnitStatus): string;
  type(key: TypeKey): string;
  orientation(orientation: Orientation): string;
  /** A whole number with its thousands set apart. */
  whole(value: number): string;
  floor(floor: number): string;
  money(priceEur: number): string;
}

/** Message ids. */
export interface FilterLabel {
  /** Of its button in the bar. */
  readonly button: string;
  /** Of its card and section. */
  readonly title: string;
  /** Of taking it off where nothing matches; "Remove “…”" without. */
  readonly relax?: string;
  /** A sentence below its controls: what the values are, and how they were found. */
  readonly note?: string;
}

/** Filters of a group have one button of the bar where more than one of them is offered. */
export const FILTER_GROUPS = ['light'] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

/**
 * Everything about a filter. `Value` is what a visitor chooses, `Offer` what there is to choose from.
 * Made by `defineRangeFilter`, `defineListFilter` or `defineOptionFilter`.
 */
export interface FilterDefinition<
  Key extends string = string,
  Param extends string = string,
  Value = unknown,
  Offer = unknown,
  RequestKey extends string = string,
  Spec extends WireSpec = WireSpec,
> {
  /** In `FilterState`. */
  readonly key: Key;
  /** In the address, and the name of the filter in bar and cards; also that of the files of definition and section. */
  readonly urlParam: Param;
  /** In the bar, among chips and sections: ascending. */
  readonly position: number;
  /** In the address, where that is another one. */
  readonly urlPosition?: number | undefined;
  /** Name of an icon of `@suite/ui/icons`. */
  readonly icon: string;
  readonly label: FilterLabel;
  readonly group?: FilterGroup | undefined;
  /** The project's settings must select it under this name. */
  readonly selectedBy?: SelectedFilterName | undefined;
  /** It tells what not everybody may see: where that is hidden, the filter has no effect. */
  readonly discloses?: 'status' | 'price' | undefined;
  readonly column: Column<Value>;
  readonly codec: Codec<Value>;
  readonly request: RequestCodec<RequestKey, Spec, Value>;
  /** Whether an organisation has this filter; all have it without. */
  appliesTo?(organization: OrganizationFilters): boolean;
  /** Whether a visitor is offered it; all are without. */
  isVisible?(visitor: { readonly isSignedIn: boolean }): boolean;
  /** Null when there is nothing to choose. */
  offer(input: OfferInput): Offer | null;
  /** What controls show before anything is chosen; null for nothing. */
  defaultValue(bounds: FilterBounds, typeIds: readonly number[]): Value | null;
  /** Whether a value is no constraint. Null: it is not known what there is to choose from. */
  isEverything(value: Value, offer: Offer | null): boolean;
  /** The value on its chip: "Available, Reserved", "Up to 400,000 €". */
  chip(value: Value, offer: Offer | null, texts: FilterTexts): string;
}

/** A filter of a smallest and a largest value. */
export interface RangeFilter<
  Key extends string = string,
  Param extends string = string,
  RequestKey extends string = string,
> extends FilterDefinition<Key, Param, Range, Range, RequestKey, { readonly kind: 'range' }> {
  readonly control: 'range';
  readonly column: NumberColumn<Range>;
  readonly step: number;
  /** Values are counted one by one, as storeys are, and not measured. */
  readonly isCounted: boolean;
  readonly unit?: string | undefined;
  format(value: number, texts: FilterTexts): string;
}

/** A filter of options that are on or off. */
export interface OptionFilter<
  Key extends string = string,
  Param extends string = string,
  Value = unknown,
  Option = unknown,
  RequestKey extends string = string,
  Spec extends WireSpec = WireSpec,
> extends FilterDefinition<Key, Param, Value, readonly Option[], RequestKey, Spec> {
  /** Any number of options, one below the other or, where their names are short, as chips; or one of them. */
  readonly control: 'rows' | 'chips' | 'radio';
  /** What is chosen when this option alone is on. */
  only(option: Option): Value;
  isChosen(value: Value | undefined, option: Option): boolean;
  /** What is chosen when these options are on. */
  choose(chosen: readonly Option[]): Value;
  /** Tells an option from the others. */
  keyOf(option: Option): string;
  name(option: Option, texts: FilterTexts): string;
  /** A line below its name. */
  note?(option: Option, texts: FilterTexts): string | undefined;
  /** The status that it is: its sign stands before its name. */
  statusOf?(option: Option): FilterStatus;
}
