import { type HoverStore, useHoverState } from '@suite/explorer';
import { type CardTitle, FilterBar, type OpenCard, type OpensCard, type Size } from '@suite/filters';
import type { PictureBox } from '@suite/picture';
import { ToolButton } from '@suite/ui';
import { EYE, EYE_SLASH, LIST_BULLETS, MAGNIFYING_GLASS } from '@suite/ui/icons';
import { type RefObject, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { avoidRects } from '../picture/avoid-rects.ts';
import type { BuildingScreenModel } from '../screen-model.ts';
import { SearchCard } from '../search/search-card.tsx';

export interface BuildingFilterBarProps {
  readonly screen: BuildingScreenModel;
  readonly hover: HoverStore<number>;
  readonly card: OpenCard;
  readonly stageRef: RefObject<HTMLElement | null>;
  readonly focusBox: PictureBox | undefined;
  /** How much the sheet covers below the stage, in CSS pixels. */
  readonly belowPx: number;
  /** No room for labels. */
  readonly compact: boolean;
  /** Without filters the bar has the list alone. */
  readonly hasFilters: boolean;
}

/** The filters, and what only a building has: list, building view, search for a number. */
export function BuildingFilterBar(props: BuildingFilterBarProps) {
  const { screen, hover, card, stageRef, hasFilters, focusBox, belowPx, compact } = props;
  const { formatMessage } = useIntl();
  const { view } = screen;
  const chosenUnitId = useHoverState(hover, ({ selectedId }) => selectedId);
  const keepClear = useCallback(
    (frame: Size) => {
      const clear = view ? avoidRects({ view, focusBox, frame, chosenUnitId }) : { units: [] };
      return { ...clear, belowPx };
    },
    [view, focusBox, chosenUnitId, belowPx],
  );
  return (
    <FilterBar
      model={screen}
      card={card}
      stageRef={stageRef}
      keepClear={keepClear}
      compact={compact}
      hasFilters={hasFilters}
      disabled={screen.state.buildingView || screen.unitsRead.data === undefined}
      label={formatMessage({ id: hasFilters ? 'building.tools.label' : 'common.list' })}
      buttons={(opens) => (
        <BuildingButtons screen={screen} hasFilters={hasFilters} onCloseCard={card.close} opens={opens} />
      )}
      searchCard={(opener) => (
        <SearchCard screen={screen} onUnit={hover.hoverInList} place={{ kind: 'bar', ...opener }} />
      )}
    />
  );
}

interface BuildingButtonsProps {
  readonly screen: BuildingScreenModel;
  readonly hasFilters: boolean;
  readonly onCloseCard: () => void;
  readonly opens: (name: CardTitle) => OpensCard;
}

function BuildingButtons({ screen, hasFilters, onCloseCard, opens }: BuildingButtonsProps) {
  const { formatMessage } = useIntl();
  const { buildingView, list } = screen.state;
  const toggleBuildingView = () => {
    onCloseCard();
    screen.setState(({ buildingView: former }) => ({ buildingView: !former }));
  };
  return (
    <>
      <ToolButton
        icon={LIST_BULLETS}
        label={formatMessage({ id: 'common.list' })}
        pressed={list}
        onPress={() => screen.setList(!list)}
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
    </>
  );
}
