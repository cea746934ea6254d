import { addAll, type Bitset, emptyBitset, intersect, type RowBitset, setRow } from './bitset.ts';
import type { Choice, ChoiceColumn } from './definition.ts';
import { type FactSource, factReader, type UnitFacts } from './facts.ts';

/** The rows of each value of a column. */
export interface ChoiceRows {
  /** Takes away the rows that have none of the values. */
  readonly intersect: (rows: RowBitset, chosen: readonly Choice[]) => void;
  readonly present: ReadonlySet<Choice>;
  /** A row has another value now. */
  readonly refresh: (row: number) => void;
}

export function choiceRows(source: FactSource, column: ChoiceColumn<unknown>): ChoiceRows {
  const groups = new Map<Choice, Bitset>();
  const factsOf = factReader(source, column.reads);
  const put = (row: number) => {
    const choice = column.read(factsOf(row) as UnitFacts);
    const group = groups.get(choice) ?? emptyBitset(source.size);
    groups.set(choice, group);
    setRow(group, row, true);
  };
  for (let row = 0; row < source.size; row += 1) put(row);

  // Most changes of a filter leave the other choices as they were: what was put together last is kept.
  let last: { readonly chosen: readonly Choice[]; readonly bits: Bitset } | null = null;
  const unionOf = (chosen: readonly Choice[], all: readonly Bitset[]): Bitset => {
    if (last && isSame(last.chosen, chosen)) return last.bits;
    const bits = emptyBitset(source.size);
    for (const each of all) addAll(bits, each);
    last = { chosen: [...chosen], bits };
    return bits;
  };
  return {
    intersect: (rows, chosen) => {
      const all = [...new Set(chosen)].flatMap((choice) => groups.get(choice) ?? []);
      const isDense = rows.words.length * 32 >= source.size;
      intersect(rows, isDense && all.length > 1 ? [unionOf(chosen, all)] : all);
    },
    get present() {
      return new Set(groups.keys());
    },
    refresh: (row) => {
      for (const group of groups.values()) setRow(group, row, false);
      put(row);
      last = null;
    },
  };
}

function isSame(one: readonly Choice[], other: readonly Choice[]): boolean {
  return one.length === other.length && one.every((choice, at) => choice === other[at]);
}
