import { type StageLayout, useStageLayout } from '@suite/explorer';
import { type BarFit, type OpenCard, useBarFit, useOpenCard } from '@suite/filters';
import { useHasTabs } from '../../../lib/filter/filter-frame.tsx';
import type { PageFilter } from '../../../lib/filter/use-page-filter.ts';

/** What stands in the lower right corner: one thing at a time. */
export type CornerCard = 'zero' | 'preview' | 'legend' | 'none';

export interface CornerInput {
  /** Homes that match; null without a filter. */
  readonly matched: number | null;
  /** The card of a filter is open, which says itself that nothing matches. */
  readonly isCardOpen: boolean;
  readonly isChosen: boolean;
}

export function cornerCard({ matched, isCardOpen, isChosen }: CornerInput): CornerCard {
  if (matched === 0 && !isCardOpen) return 'zero';
  if (!isChosen) return 'legend';
  // Never two cards at once: it comes back when the other is closed.
  return isCardOpen ? 'none' : 'preview';
}

export interface FilterStage {
  readonly layout: StageLayout;
  readonly card: OpenCard;
  readonly corner: CornerCard;
  readonly fit: BarFit;
  readonly hasBar: boolean;
  readonly hasTabs: boolean;
}

/** What floats at the bottom of a masterplan's picture, and how it fits. */
export function useFilterStage(filter: PageFilter, isChosen: boolean): FilterStage {
  const layout = useStageLayout();
  const card = useOpenCard(null);
  const hasTabs = useHasTabs();
  const hasBar = !hasTabs && filter.isReady;
  const corner = cornerCard({
    matched: filter.matchedIds?.size ?? null,
    isCardOpen: card.name !== null,
    isChosen,
  });
  const fit = useBarFit(layout);
  const shown: CornerCard = corner === 'legend' && !fit.legendFits ? 'none' : corner;
  return { layout, card, corner: shown, fit, hasBar, hasTabs };
}
