import type { Building, Unit } from '@suite/api';
import { createScreenStore, type HoverStore } from '@suite/explorer';
import type { PointsLayer } from '@suite/explorer/points';
import { type ChangeState, type FilterModel, loadedUnits } from '@suite/filters';
import type { ModelStage } from '@suite/model/stage';
import type { StatusChanges } from './live/use-status-changes.ts';
import type { PageState } from './page-search.ts';
import type { UnitShapes } from './picture/unit-shapes.ts';
import type { BuildingRouteName } from './use-building-screen.ts';
import type { StageModel } from './use-building-stage.ts';
import type { BuildingView } from './views/building-views.ts';

/** The state of the address with what the layout settles. */
export interface ShownState extends PageState {
  readonly list: boolean;
}

/** Neither building view nor eye hides the shapes. */
export function areShapesDrawn({ buildingView, shapesHidden }: ShownState): boolean {
  return !buildingView && !shapesHidden;
}

/** Everything that picture, filters, rail and list of a building draw from; in the building view the filter is empty. */
export interface BuildingScreenModel extends FilterModel {
  readonly building: Building;
  readonly views: readonly BuildingView[];
  /** The view on the screen; null for a building without pictures. */
  readonly view: BuildingView | null;
  readonly state: ShownState;
  /** The homes that match, in the order of the answer. */
  readonly listed: readonly Unit[];
  readonly statusHidden: boolean;
  readonly shapes: UnitShapes;
  /** What has changed since the visitor came. */
  readonly changes: StatusChanges;
  /** ISO 8601. */
  readonly asOf: string;
  readonly hrefOf: (unit: Unit) => string;
  readonly setState: ChangeState<PageState>;
  /** Opens or closes the list; the address says so where the layout would have it otherwise. */
  readonly setList: (isOpen: boolean) => void;
  readonly recheck: () => void;
}

export interface BuildingScreenState extends BuildingScreenModel, StageModel {
  readonly route: BuildingRouteName;
  readonly hover: HoverStore<number>;
  /** Whether the project has a live model, and what becomes of it on this page. */
  readonly hasModel: boolean;
  readonly modelStage: ModelStage;
  readonly points: PointsLayer;
  /** Of the points of interest, by the id of their shape. */
  readonly pointHover: HoverStore<string>;
}

export const { ScreenProvider, useScreen } = createScreenStore<BuildingScreenState>();

/** The homes as far as they are there. */
export function useUnits(): readonly Unit[] {
  return loadedUnits(useScreen('units'));
}

/** What bar, card, chips and sheet of the filters draw from. */
export function useFilterModel(): FilterModel {
  return useScreen(
    'filter',
    'units',
    'total',
    'matchedIds',
    'choices',
    'check',
    'setFilter',
    'previewFilter',
    'resetAll',
  );
}
