/** What leads from one list of ids to another. */
export interface ListChange {
  readonly add: readonly number[];
  readonly remove: readonly number[];
}

export function listChange(from: readonly number[], to: readonly number[]): ListChange {
  return { add: to.filter((id) => !from.includes(id)), remove: from.filter((id) => !to.includes(id)) };
}

/** Each id once: what is left of the list in its order, then what is added. */
export function applyListChange(ids: readonly number[], { add, remove }: ListChange): readonly number[] {
  return [...new Set([...ids.filter((id) => !remove.includes(id)), ...add])];
}

export function isNoChange({ add, remove }: ListChange): boolean {
  return add.length === 0 && remove.length === 0;
}
