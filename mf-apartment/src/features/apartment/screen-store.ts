import type { Building, Unit } from '@suite/api';
import type { ReadState } from '@suite/api-client';
import { createScreenStore } from '@suite/explorer';
import type { UnitView } from './position/unit-view.ts';

export type PaneTab = 'plan' | 'gallery' | 'position' | 'terrace';

/** Everything that pane, facts, foot and actions of a unit draw from. */
export interface UnitScreenState {
  readonly unit: Unit;
  /** Whether the unit came with its plan and pictures. */
  readonly isWhole: boolean;
  readonly building: ReadState<Building>;
  readonly units: ReadState<readonly Unit[]>;
  /** Picture of the building with the unit in it, where there is one. */
  readonly view: UnitView | null;
  /** There is a live view from its terrace. */
  readonly hasTerrace: boolean;
  /** The tab that was chosen; a unit without it shows its plan. */
  readonly tab: PaneTab;
  readonly setTab: (tab: PaneTab) => void;
}

export const { ScreenProvider, useScreen } = createScreenStore<UnitScreenState>();

/** The building as far as it is there. */
export function useBuilding(): Building | null {
  return useScreen('building').building.data ?? null;
}
