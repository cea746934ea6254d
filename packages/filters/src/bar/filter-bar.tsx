import { type Size, useFloat } from '@suite/explorer';
import type { FilterState } from '@suite/filter-engine';
import { ToolBar, ToolBarDivider, ToolButton } from '@suite/ui';
import {
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
} from 'react';
import { useIntl } from 'react-intl';
import type { FilterModel } from '../filter-model.ts';
import { type CardTitle, isPanelVisible } from './card-visibility.ts';
import styles from './filter-bar.module.css';
import { type FilterTool, offeredTools } from './filter-tools.ts';
import type { OpenCard } from './use-open-card.ts';
import { type AvoidRects, usePlacedCard } from './use-placed-card.ts';

function loadCard() {
  return import(/* webpackChunkName: "filter-card" */ '../card/filter-card.tsx');
}

/** Fetched when the pointer or the focus comes to the bar: whoever opens no filter does without it. */
const FilterCard = lazy(async () => ({ default: (await loadCard()).FilterCard }));

function fetchEarly(): void {
  // A failure is told where the card is opened.
  loadCard().catch(() => undefined);
}

/** Props of a button that opens a card. */
export interface OpensCard {
  readonly open: boolean;
  readonly 'aria-controls': string | undefined;
  readonly ref: RefObject<HTMLButtonElement | null> | undefined;
  readonly onPress: () => void;
}

export interface CardOpener {
  readonly id: string;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

export interface FilterBarProps {
  readonly model: FilterModel;
  readonly card: OpenCard;
  /** See `PlacedCardInput`. */
  readonly avoid?: ((stage: Size) => AvoidRects) | undefined;
  /** No room for labels. */
  readonly compact: boolean;
  /** Without filters the bar has the page's own buttons alone. */
  readonly hasFilters?: boolean;
  /** The filters rest. */
  readonly disabled?: boolean;
  /** Accessible name. */
  readonly label: string;
  /** Pointer or focus came to the bar: a filter is likely to be opened. */
  readonly onNear?: (() => void) | undefined;
  /** The page's own buttons, behind a hairline; each is given what makes it open a card. */
  readonly buttons?: ((opens: (name: CardTitle) => OpensCard) => ReactNode) | undefined;
  /** The card of the search, where the page has one. */
  readonly searchCard?: ((opener: CardOpener) => ReactNode) | undefined;
}

/** The group of controls at the bottom, with the card that one of them opens. */
export function FilterBar(props: FilterBarProps) {
  const { model, card, avoid, compact, hasFilters = true, label, buttons, searchCard, onNear } = props;
  const cardId = useId();
  const barRef = useFloat('control', 'bar');
  const trigger = useRef<HTMLButtonElement>(null);
  const { filter, choices } = model;
  const tools = useMemo(() => (hasFilters ? offeredTools(choices) : []), [hasFilters, choices]);
  const title = isPanelVisible(!hasFilters, card.name) ? card.name : null;
  // The pressed button first; the card, which takes longer to draw, right after it. One that is closed goes at once.
  const drawn = useDeferredValue(title);
  const shown = title === null ? null : drawn;
  const openTool = tools.find((tool) => tool.name === shown);
  const isOpen = openTool !== undefined || shown === 'search';
  const cardRef = usePlacedCard({ card, trigger, isOpen, avoid });
  const opener: CardOpener = { id: cardId, triggerRef: trigger, onClose: card.close };
  const { toggle } = card;
  const opens = useCallback(
    (name: CardTitle): OpensCard => ({
      open: name === title,
      'aria-controls': name === title ? cardId : undefined,
      ref: name === title ? trigger : undefined,
      onPress: () => toggle(name),
    }),
    [title, cardId, toggle],
  );
  const comeNear = () => {
    fetchEarly();
    onNear?.();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it fetches what its buttons will need, and does nothing. */}
      <div
        ref={barRef}
        className={styles.bar}
        data-float="control"
        onPointerEnter={comeNear}
        onFocus={comeNear}
      >
        <ToolBar label={label} compact={compact}>
          <FilterButtons filter={filter} tools={tools} disabled={props.disabled} opens={opens} />
          {tools.length > 0 && buttons && <ToolBarDivider />}
          {buttons?.(opens)}
        </ToolBar>
      </div>
      {isOpen && (
        <div ref={cardRef} className={styles.card} style={styleOf(card)}>
          {openTool ? (
            <Suspense fallback={null}>
              <FilterCard tool={openTool} model={model} {...opener} />
            </Suspense>
          ) : (
            searchCard?.(opener)
          )}
        </div>
      )}
    </>
  );
}

interface FilterButtonsProps {
  readonly filter: FilterState;
  readonly tools: readonly FilterTool[];
  readonly disabled: boolean | undefined;
  readonly opens: (name: CardTitle) => OpensCard;
}

/** Kept as they are while only what matches becomes another. */
const FilterButtons = memo(function FilterButtons({ filter, tools, disabled, opens }: FilterButtonsProps) {
  const { formatMessage } = useIntl();
  // "All" has no part of the filter to itself, so it has no dot.
  const isApplied = (tool: FilterTool) =>
    tool.name !== 'all' && tool.filters.some(({ key }) => filter[key] !== undefined);
  return tools.map((tool) => (
    <ToolButton
      key={tool.name}
      icon={tool.icon}
      label={formatMessage({ id: tool.labelId })}
      appliedLabel={isApplied(tool) ? formatMessage({ id: 'filter.in-use' }) : undefined}
      disabled={disabled}
      {...opens(tool.name)}
    />
  ));
});

/** Not `visibility: hidden` before it has its place: the focus could not go into the card then. */
function styleOf({ placement }: OpenCard) {
  if (!placement) return { opacity: 0 } as const;
  if (placement.kind === 'docked') return { right: 'var(--edge)', bottom: 'var(--docked-bottom)' };
  if (placement.kind === 'below-bar') {
    return { left: placement.leftPx, top: placement.topPx, maxHeight: placement.maxHeightPx };
  }
  return { left: placement.leftPx, bottom: placement.bottomPx };
}
