import { EYE, EYE_SLASH, LIST_BULLETS, SLIDERS_HORIZONTAL } from '@suite/ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { appliedKeys } from '../filter/applied-filters.ts';
import { FILTER_TOOLS } from '../filter/filter-tools.ts';
import type { BuildingScreenModel } from '../screen-model.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { PhoneBar, type PhoneTab } from './phone-bar.tsx';

export interface BuildingPhoneBarProps {
  readonly screen: BuildingScreenModel;
  readonly hasFilterBar: boolean;
}

/** Filters, list and building view on a phone. */
export function BuildingPhoneBar({ screen, hasFilterBar }: BuildingPhoneBarProps) {
  const { formatMessage } = useIntl();
  const [sheetOpen, setSheetOpen] = useState(false);
  const { list, buildingView } = screen.state;
  const hasFilters = hasFilterBar && FILTER_TOOLS.some((tool) => tool.isOffered(screen));
  const isApplied = appliedKeys(screen.filter).length > 0;
  const filters: PhoneTab = {
    name: 'filters',
    icon: SLIDERS_HORIZONTAL,
    label: formatMessage({ id: 'common.filters' }),
    kind: 'opens',
    on: sheetOpen,
    appliedLabel: isApplied ? formatMessage({ id: 'building.tools.applied' }) : undefined,
    disabled: buildingView || screen.homes.data === undefined,
    onPress: () => setSheetOpen(true),
  };
  const listTab: PhoneTab = {
    name: 'list',
    icon: LIST_BULLETS,
    label: formatMessage({ id: 'common.list' }),
    kind: 'toggles',
    on: list,
    onPress: () => screen.setState(({ list: former }) => ({ list: !former })),
  };
  const view: PhoneTab = {
    name: 'view',
    icon: buildingView ? EYE_SLASH : EYE,
    label: formatMessage({ id: 'building.tools.view' }),
    kind: 'toggles',
    on: buildingView,
    onPress: () => screen.setState(({ buildingView: former }) => ({ buildingView: !former })),
  };
  return (
    <>
      <PhoneBar
        label={formatMessage({ id: hasFilterBar ? 'building.tools.label' : 'common.list' })}
        tabs={[...(hasFilters ? [filters] : []), listTab, ...(hasFilterBar ? [view] : [])]}
      />
      {sheetOpen && <FilterSheet screen={screen} onClose={() => setSheetOpen(false)} />}
    </>
  );
}
