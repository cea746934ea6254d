import type { FilterKey, FilterName } from '@suite/domain';
import type { ComponentType } from 'react';
import type { BuildingScreenModel } from '../screen-model.ts';

export interface FilterSectionProps {
  readonly screen: BuildingScreenModel;
}

/** A filter of the bar: its button, the card behind it, and its section among all filters. */
export interface FilterTool {
  readonly name: FilterName;
  readonly icon: string;
  /** Of the button. */
  readonly labelId: string;
  /** Of the card and of the section. */
  readonly titleId: string;
  /** Parts of the filter that it changes; Reset takes these off. */
  readonly keys: readonly FilterKey[];
  readonly cardWidthPx: 260 | 350 | 400;
  readonly Section: ComponentType<FilterSectionProps>;
}

/** The tools of a table that this building offers this visitor. */
export function offeredTools(
  tools: readonly FilterTool[],
  { choices }: Pick<BuildingScreenModel, 'choices'>,
): readonly FilterTool[] {
  return tools.filter((tool) => choices.offered.includes(tool.name));
}
