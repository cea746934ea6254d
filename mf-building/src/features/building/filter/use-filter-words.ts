import type { FilterState } from '@suite/contracts';
import type { FilterKey } from '@suite/domain';
import { useIntl } from 'react-intl';
import { useUnitWords } from '../../../lib/use-unit-words.ts';

export interface FilterWords {
  /** What a part of the filter says on its chip: "Available, Reserved", "Floor 3". */
  readonly chip: (filter: FilterState, key: FilterKey) => string;
  /** What taking it off is called where nothing matches: "Show all floors". */
  readonly easing: (filter: FilterState, key: FilterKey) => string;
}

export function useFilterWords(): FilterWords {
  const { formatMessage } = useIntl();
  const words = useUnitWords();
  const say = (id: string, values?: Record<string, string | number>) =>
    formatMessage({ id: `building.filter.${id}` }, values);

  const statuses = ({ statuses: chosen = [] }: FilterState) =>
    chosen.length === 0 ? say('statuses-none') : chosen.map(words.status).join(', ');
  const floor = ({ floor: range }: FilterState) => {
    const [from = 0, to = 0] = range ?? [];
    return from === to
      ? say('floor', { floor: words.floor(from) })
      : say('floors', { from: words.floor(from), to: words.floor(to) });
  };
  const texts: Record<FilterKey, (filter: FilterState) => string> = {
    statuses,
    floor,
    area: ({ area: [from, to] = [0, 0] }) => say('area', { from, to }),
    typeIds: ({ typeIds = [] }) => say('types', { count: typeIds.length }),
    price: () => say('price'),
    orientations: () => say('orientations'),
    priceRange: () => say('price-range'),
  };
  const chip: FilterWords['chip'] = (filter, key) => texts[key](filter);
  const easing: FilterWords['easing'] = (filter, key) =>
    key === 'statuses' || key === 'floor'
      ? formatMessage({ id: `building.zero.${key}` })
      : formatMessage({ id: 'building.zero.remove' }, { filter: chip(filter, key) });
  return { chip, easing };
}
