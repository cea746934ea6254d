import type { FilterKey, FilterName } from '@suite/domain';

/** A filter of the bar: its button, and what of the filter it changes. */
export interface FilterTool {
  readonly name: FilterName;
  readonly icon: string;
  /** Of the button. */
  readonly labelId: string;
  /** Of the card and of the section. */
  readonly titleId: string;
  /** Parts of the filter that it changes; Reset takes these off. */
  readonly keys: readonly FilterKey[];
}

/** The tools of a table that are offered here to this visitor. */
export function offeredTools<Tool extends Pick<FilterTool, 'name'>>(
  tools: readonly Tool[],
  { offered }: { readonly offered: readonly FilterName[] },
): readonly Tool[] {
  return tools.filter((tool) => offered.includes(tool.name));
}
