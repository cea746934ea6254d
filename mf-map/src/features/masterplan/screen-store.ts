import type { Masterplan } from '@suite/api';
import { createScreenStore, type HoverStore, type ImageLoad } from '@suite/explorer';
import type { PointsLayer } from '@suite/explorer/points';
import type { ArrivalStage } from './arrival/use-arrival.ts';
import type { MasterplanModel } from './live-model/use-masterplan-model.ts';
import type { ScreenState } from './masterplan-screen.tsx';
import type { AreaShapes } from './model/area-shapes.ts';
import type { MasterplanView } from './model/masterplan-views.ts';
import type { FilterStage } from './picture/use-filter-stage.ts';
import type { Chosen } from './preview/preview.ts';

/** Everything that picture, sheet, corners and notices of a masterplan draw from. */
export interface MasterplanScreenState extends ScreenState, Omit<FilterStage, 'layout'> {
  readonly masterplan: Masterplan;
  readonly views: readonly MasterplanView[];
  /** The view on the screen. */
  readonly view: MasterplanView;
  readonly areas: AreaShapes;
  /** Every area has its pill; else only the one with the visitor's attention. */
  readonly hasPills: boolean;
  readonly points: PointsLayer;
  /** By the id of the shape. */
  readonly hover: HoverStore<string>;
  /** What a first tap chose. */
  readonly chosen: Chosen | null;
  readonly load: ImageLoad;
  readonly arrival: ArrivalStage;
  /** The live model of the place. */
  readonly model: MasterplanModel;
}

export const { ScreenProvider, useScreen } = createScreenStore<MasterplanScreenState>();
