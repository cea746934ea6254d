import { ToolBar, ToolBarDivider, ToolButton } from '@suite/ui';
import { EYE, EYE_SLASH, LIST_BULLETS } from '@suite/ui/icons';
import { type RefObject, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { BuildingScreenModel } from '../screen-model.ts';
import styles from './filter-bar.module.css';
import { FilterCard } from './filter-card.tsx';
import { FILTER_TOOLS, type FilterTool } from './filter-tools.ts';
import type { OpenCard } from './use-open-card.ts';
import { usePlacedCard } from './use-placed-card.ts';

export interface FilterBarProps {
  readonly screen: BuildingScreenModel;
  readonly card: OpenCard;
  readonly stageRef: RefObject<HTMLElement | null>;
  /** Without filters the bar has the list alone. */
  readonly hasFilters: boolean;
}

/** The group of controls at the bottom, with the card that one of them opens. */
export function FilterBar({ screen, card, stageRef, hasFilters }: FilterBarProps) {
  const { formatMessage } = useIntl();
  const cardId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const tools = FILTER_TOOLS.filter((tool) => hasFilters && tool.isOffered(screen));
  const openTool = tools.find((tool) => tool.name === card.name);
  const cardRef = usePlacedCard({ screen, card, stageRef, bar, trigger, isOpen: openTool !== undefined });
  const { buildingView, list } = screen.state;

  const appliedLabel = (tool: FilterTool) =>
    tool.keys.some((key) => screen.filter[key] !== undefined)
      ? formatMessage({ id: 'building.tools.applied' })
      : undefined;
  const toggleBuildingView = () => {
    card.close();
    screen.setState(({ buildingView: former }) => ({ buildingView: !former }));
  };
  return (
    <>
      <div ref={bar} className={styles.bar} data-float="control">
        <ToolBar label={formatMessage({ id: hasFilters ? 'building.tools.label' : 'common.list' })}>
          {tools.map((tool) => (
            <ToolButton
              key={tool.name}
              icon={tool.icon}
              label={formatMessage({ id: tool.labelId })}
              open={tool === openTool}
              aria-controls={tool === openTool ? cardId : undefined}
              ref={tool === openTool ? trigger : undefined}
              appliedLabel={appliedLabel(tool)}
              disabled={buildingView || screen.homes.data === undefined}
              onPress={() => card.toggle(tool.name)}
            />
          ))}
          {tools.length > 0 && <ToolBarDivider />}
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
        </ToolBar>
      </div>
      {openTool && (
        <div ref={cardRef} className={styles.card} style={styleOf(card)} data-float="card">
          <FilterCard tool={openTool} screen={screen} id={cardId} triggerRef={trigger} onClose={card.close} />
        </div>
      )}
    </>
  );
}

function styleOf({ placement }: OpenCard) {
  if (!placement) return { visibility: 'hidden' } as const;
  if (placement.kind === 'docked') return { right: 'var(--edge)', bottom: '100px' };
  return { left: placement.leftPx, bottom: placement.bottomPx };
}
