import { useLocale } from '@suite/bus';
import { isEmptyFilter } from '@suite/filter-engine';
import { FilterSheet, PhoneBar, type PhoneTab } from '@suite/filters';
import { BUILDING, LIST_BULLETS, MAGNIFYING_GLASS, SLIDERS_HORIZONTAL, STAIRS } from '@suite/ui/icons';
import { memo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { searchPath } from '../../../lib/paths.ts';
import { useFilterModel, useScreen } from '../screen-store.ts';
import { FloorSheet } from './floor-sheet.tsx';

export interface BuildingPhoneBarProps {
  readonly hasFilterBar: boolean;
}

/** Filters, floors, list, building view and search on a phone. */
export const BuildingPhoneBar = memo(function BuildingPhoneBar({ hasFilterBar }: BuildingPhoneBarProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [sheet, setSheet] = useState<'filters' | 'floors' | null>(null);
  const model = useFilterModel();
  const { building, state, setState, setList } = useScreen('building', 'state', 'setState', 'setList');
  const { list, buildingView } = state;
  const isResting = buildingView || model.units.data === undefined;
  const close = () => setSheet(null);
  const say = (id: string) => formatMessage({ id });
  const applied = (isApplied: boolean) => (isApplied ? say('filter.in-use') : undefined);

  const filters: PhoneTab = {
    name: 'filters',
    icon: SLIDERS_HORIZONTAL,
    label: say('common.filters'),
    kind: 'opens',
    on: sheet === 'filters',
    appliedLabel: applied(!isEmptyFilter(model.filter)),
    disabled: isResting,
    onPress: () => setSheet('filters'),
  };
  const floors: PhoneTab = {
    name: 'floors',
    icon: STAIRS,
    label: say('building.floors.tab'),
    kind: 'opens',
    on: sheet === 'floors',
    appliedLabel: applied(model.filter.floor !== undefined),
    disabled: isResting,
    onPress: () => setSheet('floors'),
  };
  const listTab: PhoneTab = {
    name: 'list',
    icon: LIST_BULLETS,
    label: say('common.list'),
    kind: 'toggles',
    on: list,
    onPress: () => setList(!list),
  };
  const view: PhoneTab = {
    name: 'view',
    icon: BUILDING,
    label: say('building.tools.view'),
    kind: 'toggles',
    on: buildingView,
    onPress: () => setState(({ buildingView: former }) => ({ buildingView: !former })),
  };
  const searchTab: PhoneTab = {
    name: 'search',
    icon: MAGNIFYING_GLASS,
    label: say('common.search'),
    kind: 'leads',
    on: false,
    onPress: () => void navigate(searchPath(building, locale, search.replace(/^\?/, ''))),
  };
  const hasFilters = hasFilterBar && model.choices.offered.length > 0;
  return (
    <>
      <PhoneBar
        label={say(hasFilterBar ? 'building.tools.label' : 'common.list')}
        tabs={[...(hasFilters ? [filters] : []), floors, listTab, ...(hasFilterBar ? [view, searchTab] : [])]}
      />
      {sheet === 'filters' && <FilterSheet model={model} onClose={close} />}
      {sheet === 'floors' && <FloorSheet onClose={close} />}
    </>
  );
});
