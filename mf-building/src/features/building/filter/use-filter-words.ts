import type { FilterState } from '@suite/contracts';
import type { FilterKey } from '@suite/domain';
import { useIntl } from 'react-intl';
import { useUnitWords } from '../../../lib/use-unit-words.ts';

/** What a part of the filter says on its chip: "Available, Reserved", "Floor 3". */
export function useFilterWords(): (filter: FilterState, key: FilterKey) => string {
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
  return (filter, key) => texts[key](filter);
}
