import type { CardPlacement, CardTitle } from '@suite/filters';
import type { Viewport } from '@suite/ui';
import type { PageState } from './page-search.ts';
import type { BuildingRouteName } from './use-building-screen.ts';

/** What floats over the picture; one thing is open at a time and nothing stands in another's place. */
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
  /** The home that a tap chose. */
  readonly preview: boolean;
  readonly tooltip: boolean;
}

const MARGIN_RATIO = 0.06;
/** Beside the list the frame is narrow: the picture is not made smaller than the units need. */
const NARROW_MARGIN_RATIO = 0.015;

export interface StagePartsInput {
  readonly viewport: Viewport;
  readonly route: BuildingRouteName;
  readonly state: Pick<PageState, 'list' | 'buildingView'>;
  readonly homesLoaded: boolean;
  readonly statusHidden: boolean;
  readonly total: number;
  /** Null while nothing is filtered. */
  readonly matched: number | null;
  readonly card: { readonly name: CardTitle; readonly placement: CardPlacement | null };
  readonly unitSelected: boolean;
  readonly unitHovered: boolean;
}

export function stageParts(input: StagePartsInput): StageParts {
  return input.route === 'search' ? searchParts(input) : buildingParts(input);
}

function buildingParts(input: StagePartsInput): StageParts {
  const { viewport, state, card, homesLoaded, unitSelected } = input;
  const isPhone = viewport === 'small';
  const isZero = homesLoaded && input.matched === 0 && !state.list;
  const preview = unitSelected && !isZero && !(isPhone && state.list);
  const isDocked = card.placement?.kind === 'docked';
  const zeroCard = isZero && card.name === null;
  const cornerIsTaken = isDocked || zeroCard || preview;
  return {
    marginRatio: marginRatio(input),
    rail: hasRail(input),
    views: !(isPhone && (state.list || cornerIsTaken)),
    legend: viewport === 'wide' && homesLoaded && !input.statusHidden && !state.list && !cornerIsTaken,
    bar: !isPhone,
    search: false,
    chips: chipsPlace(isPhone, card.name !== null && !isDocked),
    zeroCard,
    preview,
    tooltip: !isPhone && input.unitHovered,
  };
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
    tooltip: !isPhone && input.unitHovered,
  };
}

function marginRatio({ state }: StagePartsInput): number {
  return state.list ? NARROW_MARGIN_RATIO : MARGIN_RATIO;
}

function hasRail({ viewport, state, total }: StagePartsInput): boolean {
  return viewport !== 'small' && !state.list && !state.buildingView && total > 0;
}

/** A card that stands above the bar stands where the chips would be, and says what they say. */
function chipsPlace(isPhone: boolean, cardIsAboveBar: boolean): StageParts['chips'] {
  if (isPhone) return 'top';
  return cardIsAboveBar ? 'none' : 'above-bar';
}
