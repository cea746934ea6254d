import type { PictureBox } from '@suite/picture';
import { ToolBar, ToolBarDivider, ToolButton } from '@suite/ui';
import { EYE, EYE_SLASH, LIST_BULLETS, MAGNIFYING_GLASS } from '@suite/ui/icons';
import { type RefObject, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { AttentionModel } from '../picture/use-attention.ts';
import type { BuildingScreenModel } from '../screen-model.ts';
import { SearchCard } from '../search/search-card.tsx';
import { isPanelVisible } from './card-visibility.ts';
import styles from './filter-bar.module.css';
import { FilterCard } from './filter-card.tsx';
import { type FilterTool, offeredTools } from './filter-tool.ts';
import { FILTER_TOOLS } from './filter-tools.ts';
import type { OpenCard } from './use-open-card.ts';
import { usePlacedCard } from './use-placed-card.ts';

export interface FilterBarProps {
  readonly screen: BuildingScreenModel;
  readonly attention: AttentionModel;
  readonly card: OpenCard;
  readonly stageRef: RefObject<HTMLElement | null>;
  readonly focusBox: PictureBox | undefined;
  /** No room for labels. */
  readonly compact: boolean;
  /** Without filters the bar has the list alone. */
  readonly hasFilters: boolean;
}

/** The group of controls at the bottom, with the card that one of them opens. */
export function FilterBar(props: FilterBarProps) {
  const { screen, attention, card, stageRef, hasFilters, focusBox, compact } = props;
  const { formatMessage } = useIntl();
  const cardId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const tools = hasFilters ? offeredTools(FILTER_TOOLS, screen) : [];
  const title = isPanelVisible(!hasFilters, card.name) ? card.name : null;
  const openTool = tools.find((tool) => tool.name === title);
  const isOpen = openTool !== undefined || title === 'search';
  const cardRef = usePlacedCard({ screen, card, stageRef, bar, trigger, isOpen, focusBox });
  const { buildingView, list } = screen.state;
  const opener = { id: cardId, triggerRef: trigger, onClose: card.close };

  const toggleBuildingView = () => {
    card.close();
    screen.setState(({ buildingView: former }) => ({ buildingView: !former }));
  };
  const opens = (name: OpenCard['name']) => ({
    open: name === title,
    'aria-controls': name === title ? cardId : undefined,
    ref: name === title ? trigger : undefined,
    onPress: () => card.toggle(name),
  });
  return (
    <>
      <div ref={bar} className={styles.bar} data-float="control" data-part="bar">
        <ToolBar
          label={formatMessage({ id: hasFilters ? 'building.tools.label' : 'common.list' })}
          compact={compact}
        >
          <FilterButtons screen={screen} tools={tools} opens={opens} />
          <ToolButton
            icon={LIST_BULLETS}
            label={formatMessage({ id: 'common.list' })}
            pressed={list}
            onPress={() => screen.setState(({ list: former }) => ({ list: !former }))}
          />
          {hasFilters && (
            <ToolButton
              icon={buildingView ? EYE_SLASH : EYE}
              label={formatMessage({ id: 'building.tools.building-view' })}
              pressed={buildingView}
              onPress={toggleBuildingView}
            />
          )}
          {hasFilters && (
            <ToolButton
              icon={MAGNIFYING_GLASS}
              label={formatMessage({ id: 'common.search' })}
              {...opens('search')}
            />
          )}
        </ToolBar>
      </div>
      {isOpen && (
        <div ref={cardRef} className={styles.card} style={styleOf(card)} data-float="card">
          {openTool ? (
            <FilterCard tool={openTool} screen={screen} {...opener} />
          ) : (
            <SearchCard screen={screen} onUnit={attention.onRow} place={{ kind: 'bar', ...opener }} />
          )}
        </div>
      )}
    </>
  );
}

interface FilterButtonsProps {
  readonly screen: BuildingScreenModel;
  readonly tools: readonly FilterTool[];
  readonly opens: (name: OpenCard['name']) => {
    readonly open: boolean;
    readonly 'aria-controls': string | undefined;
    readonly ref: RefObject<HTMLButtonElement | null> | undefined;
    readonly onPress: () => void;
  };
}

function FilterButtons({ screen, tools, opens }: FilterButtonsProps) {
  const { formatMessage } = useIntl();
  // "All" has no part of the filter to itself, so it has no dot.
  const isApplied = (tool: FilterTool) =>
    tool.name !== 'all' && tool.keys.some((key) => screen.filter[key] !== undefined);
  return (
    <>
      {tools.map((tool) => (
        <ToolButton
          key={tool.name}
          icon={tool.icon}
          label={formatMessage({ id: tool.labelId })}
          appliedLabel={isApplied(tool) ? formatMessage({ id: 'building.tools.applied' }) : undefined}
          disabled={screen.state.buildingView || screen.homes.data === undefined}
          {...opens(tool.name)}
        />
      ))}
      {tools.length > 0 && <ToolBarDivider />}
    </>
  );
}

/** Not `visibility: hidden` before it has its place: the focus could not go into the card then. */
function styleOf({ placement }: OpenCard) {
  if (!placement) return { opacity: 0 } as const;
  if (placement.kind === 'docked') return { right: 'var(--edge)', bottom: 'var(--docked-bottom)' };
  return { left: placement.leftPx, bottom: placement.bottomPx };
}
