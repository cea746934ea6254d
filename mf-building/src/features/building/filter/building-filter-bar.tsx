import { type Size, useHoverState } from '@suite/explorer';
import { type CardTitle, FilterBar, hasFilterBar, type OpensCard } from '@suite/filters';
import { ToolButton } from '@suite/ui';
import { BUILDING, LIST_BULLETS, MAGNIFYING_GLASS } from '@suite/ui/icons';
import { memo, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { avoidRects } from '../picture/avoid-rects.ts';
import { type ShownState, useFilterModel, useScreen } from '../screen-store.ts';
import { SearchCard } from '../search/search-card-later.tsx';

export interface BuildingFilterBarProps {
  /** How much the sheet covers below the stage, in CSS pixels. */
  readonly belowPx: number;
}

/** The filters, and what only a building has: list, building view, search for a number. */
export const BuildingFilterBar = memo(function BuildingFilterBar({ belowPx }: BuildingFilterBarProps) {
  const { formatMessage } = useIntl();
  const model = useFilterModel();
  const { route, view, focusBox, hover, card, fit, state } = useScreen(
    'route',
    'view',
    'focusBox',
    'hover',
    'card',
    'fit',
    'state',
  );
  const hasFilters = hasFilterBar(route);
  const chosenUnitId = useHoverState(hover, ({ selectedId }) => selectedId);
  const avoid = useCallback(
    (frame: Size) => {
      const clear = view ? avoidRects({ view, focusBox, frame, chosenUnitId }) : { units: [] };
      return { ...clear, belowPx };
    },
    [view, focusBox, chosenUnitId, belowPx],
  );
  return (
    <FilterBar
      model={model}
      card={card}
      avoid={avoid}
      compact={fit.compactBar}
      hasFilters={hasFilters}
      disabled={state.buildingView}
      label={formatMessage({ id: hasFilters ? 'building.tools.label' : 'common.list' })}
      buttons={(opens) => (
        <BuildingButtons
          hasFilters={hasFilters}
          list={state.list}
          buildingView={state.buildingView}
          onCloseCard={card.close}
          opens={opens}
        />
      )}
      searchCard={(opener) => <SearchCard onUnit={hover.hoverInList} place={{ kind: 'bar', ...opener }} />}
    />
  );
});

interface BuildingButtonsProps extends Pick<ShownState, 'list' | 'buildingView'> {
  readonly hasFilters: boolean;
  readonly onCloseCard: () => void;
  readonly opens: (name: CardTitle) => OpensCard;
}

/** Kept as they are while only the filter becomes another. */
const BuildingButtons = memo(function BuildingButtons(props: BuildingButtonsProps) {
  const { hasFilters, list, buildingView, onCloseCard, opens } = props;
  const { formatMessage } = useIntl();
  const { setState, setList } = useScreen('setState', 'setList');
  const toggleBuildingView = () => {
    onCloseCard();
    setState(({ buildingView: former }) => ({ buildingView: !former }));
  };
  return (
    <>
      <ToolButton
        icon={LIST_BULLETS}
        label={formatMessage({ id: 'common.list' })}
        pressed={list}
        onPress={() => setList(!list)}
      />
      {hasFilters && (
        <ToolButton
          icon={BUILDING}
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
});
