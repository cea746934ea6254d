import { SELECTED_FILTER_IDS } from '@suite/contracts';
import type { FilterKey } from '@suite/domain';
import { CHECK_CIRCLE } from '@suite/ui/icons';
import type { ComponentType } from 'react';
import type { BuildingScreenModel } from '../screen-model.ts';
import { StatusSection } from './status-section.tsx';

export interface FilterSectionProps {
  readonly screen: BuildingScreenModel;
}

/** A filter of the bar: its button, the card behind it, and its section on a phone's sheet. */
export interface FilterTool {
  readonly name: string;
  readonly icon: string;
  readonly labelId: string;
  /** Parts of the filter that it changes; Reset takes these off. */
  readonly keys: readonly FilterKey[];
  readonly cardWidthPx: 260 | 350 | 400;
  readonly isOffered: (screen: Pick<BuildingScreenModel, 'statusHidden' | 'offeredFilterIds'>) => boolean;
  readonly Section: ComponentType<FilterSectionProps>;
}

/** In the order of the bar. A further filter is a further row here, with its section beside this file. */
export const FILTER_TOOLS: readonly FilterTool[] = [
  {
    name: 'status',
    icon: CHECK_CIRCLE,
    labelId: 'unit.status',
    keys: ['statuses'],
    cardWidthPx: 260,
    isOffered: ({ statusHidden, offeredFilterIds }) =>
      !statusHidden && (offeredFilterIds?.includes(SELECTED_FILTER_IDS.status) ?? true),
    Section: StatusSection,
  },
];
