import type { Size } from '@suite/explorer';
import type { CardPlacement, CardTitle } from '@suite/filters';
import type { Arrangement, Viewport } from '@suite/ui';
import type { ShownState } from './screen-store.ts';
import type { BuildingRouteName } from './use-building-screen.ts';

/** What floats over the picture and stands beside it; one thing is open at a time, each at a place of its own. */
export interface StageParts {
  /** Room around the units in the picture, as a share of their own width and height. */
  readonly marginRatio: number;
  readonly rail: boolean;
  readonly views: boolean;
  readonly legend: boolean;
  readonly bar: boolean;
  /** The card of the search route. */
  readonly search: boolean;
  readonly chips: 'top' | 'above-bar' | 'none';
  /** "No homes match", where no open card says it already. */
  readonly zeroCard: boolean;
  /** The card of the home that a tap chose. */
  readonly preview: boolean;
  /** Of what is hovered; a phone has the preview instead. */
  readonly tooltip: boolean;
  /** What stands beside the picture. */
  readonly aside: 'list' | 'preview' | 'zero' | 'none';
  /** What heads the sheet over the lower part of the picture, the list below it; null without a sheet. */
  readonly sheet: 'list' | 'preview' | 'zero' | null;
}

const MARGIN_RATIO = 0.06;
/** Beside the list the frame is narrow: the picture is not made smaller than the units need. */
const NARROW_MARGIN_RATIO = 0.015;

export interface StagePartsInput {
  readonly viewport: Viewport;
  readonly arrangement: Arrangement;
  readonly route: BuildingRouteName;
  readonly state: Pick<ShownState, 'list' | 'buildingView'>;
  readonly unitsLoaded: boolean;
  readonly statusHidden: boolean;
  readonly total: number;
  /** Null while nothing is filtered. */
  readonly matched: number | null;
  readonly card: { readonly name: CardTitle; readonly placement: CardPlacement | null };
  readonly unitSelected: boolean;
}

export function stageParts(input: StagePartsInput): StageParts {
  return input.route === 'search' ? searchParts(input) : buildingParts(input);
}

/** A rail that could not show its floors would only stand in the way. */
const LEAST_RAIL_STAGE_PX = 480;

/** Whether the floors can stand beside the picture; as long as its size is not known, they can. */
export function hasRoomForRail(stage: Size | null): boolean {
  return stage === null || stage.height > LEAST_RAIL_STAGE_PX;
}

/**
 * Where the views stand: at the lower left; where there is no room beside the bar, in the upper corner that the
 * rail leaves free, for above the bar they would stand over homes; else above the bar.
 */
export function viewsPlace(
  { views, rail }: Pick<StageParts, 'views' | 'rail'>,
  isRaised: boolean,
): 'beside-bar' | 'above-bar' | 'top' | 'none' {
  if (!views) return 'none';
  if (!isRaised) return 'beside-bar';
  return rail ? 'above-bar' : 'top';
}

function buildingParts(input: StagePartsInput): StageParts {
  const { viewport, state, card } = input;
  const isPhone = viewport === 'small';
  const isDocked = card.placement?.kind === 'docked';
  const shown = shownOf(input);
  const { zeroCard, preview } = cardsOf(input, shown);
  // In the building view no colour is left to be explained.
  const isBare = state.list || state.buildingView;
  const cornerIsTaken = isDocked || zeroCard || preview;
  return {
    marginRatio: marginRatio(input),
    rail: hasRail(input),
    views: !(isPhone && (state.list || isDocked || shown !== 'list')),
    legend: viewport === 'wide' && hasLegend(input) && !isBare && !cornerIsTaken,
    bar: !isPhone,
    search: false,
    chips: chipsPlace(
      isPhone,
      card.name !== null && (card.placement?.kind ?? 'above-button') === 'above-button',
    ),
    zeroCard,
    preview,
    tooltip: !isPhone,
    aside: asideOf(input, shown),
    sheet: sheetOf(input, shown),
  };
}

function hasLegend({ unitsLoaded, statusHidden, total }: StagePartsInput): boolean {
  return unitsLoaded && !statusHidden && total > 0;
}

/** The gravest of what there is to say: that nothing matches, the home that was chosen, else the list. */
function shownOf({ unitsLoaded, matched, unitSelected }: StagePartsInput): 'list' | 'preview' | 'zero' {
  if (unitsLoaded && matched === 0) return 'zero';
  return unitSelected ? 'preview' : 'list';
}

/** The cards in the corner of a picture that has neither sheet nor column for them. */
function cardsOf({ viewport, arrangement, state, card }: StagePartsInput, shown: string) {
  const hasCorner = arrangement === 'card' && viewport !== 'small';
  return {
    zeroCard: hasCorner && shown === 'zero' && !state.list && card.name === null,
    // Never two cards at once: it comes back when the other is closed.
    preview: hasCorner && shown === 'preview' && card.name === null,
  };
}

function asideOf({ viewport, arrangement, state }: StagePartsInput, shown: 'list' | 'preview' | 'zero') {
  if (arrangement === 'sheet') return 'none';
  if (state.list) return 'list';
  return viewport === 'small' && shown !== 'list' ? shown : 'none';
}

function sheetOf({ arrangement, card }: StagePartsInput, shown: 'list' | 'preview' | 'zero') {
  if (arrangement === 'card') return null;
  return shown === 'zero' && card.name !== null ? 'list' : shown;
}

/** The search has its card in the corner, and a phone has room for nothing else. */
function searchParts(input: StagePartsInput): StageParts {
  const isPhone = input.viewport === 'small';
  return {
    marginRatio: marginRatio(input),
    rail: hasRail(input),
    views: !isPhone,
    legend: false,
    bar: false,
    search: true,
    chips: isPhone ? 'none' : 'top',
    zeroCard: false,
    preview: false,
    tooltip: !isPhone,
    aside: input.state.list && !isPhone && input.arrangement === 'card' ? 'list' : 'none',
    sheet: null,
  };
}

function isListBeside({ state, arrangement }: StagePartsInput): boolean {
  return state.list && arrangement === 'card';
}

function marginRatio(input: StagePartsInput): number {
  return isListBeside(input) ? NARROW_MARGIN_RATIO : MARGIN_RATIO;
}

function hasRail(input: StagePartsInput): boolean {
  const { viewport, state, total } = input;
  return viewport !== 'small' && !isListBeside(input) && !state.buildingView && total > 0;
}

/** A card that stands above the bar stands where the chips would be, and says what they say. */
function chipsPlace(isPhone: boolean, cardIsAboveBar: boolean): StageParts['chips'] {
  if (isPhone) return 'top';
  return cardIsAboveBar ? 'none' : 'above-bar';
}
