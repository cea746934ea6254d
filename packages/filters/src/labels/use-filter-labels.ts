import type { FilterState, Range } from '@suite/contracts';
import { type FilterKey, isTypeChosen } from '@suite/domain';
import { useIntl } from 'react-intl';
import type { FilterChoices } from '../choices/filter-choices.ts';
import { useChoiceLabels } from './use-choice-labels.ts';

export interface FilterLabels {
  /** What a part of the filter says on its chip: "Available, Reserved", "Floor 3", "Up to 400,000 €". */
  readonly chip: (filter: FilterState, key: FilterKey) => string;
  /** What taking it off is called where nothing matches: "Show all floors". */
  readonly easing: (filter: FilterState, key: FilterKey) => string;
}

/** More names than this are a number of them. */
const MOST_NAMES = 2;

/** Parts whose taking off has words of its own; the others are "Remove “…”". */
const EASINGS: Partial<Record<FilterKey, string>> = {
  statuses: 'filter.zero.statuses',
  floor: 'filter.zero.floor',
  area: 'filter.zero.area',
  price: 'filter.zero.price',
};

export function useFilterLabels({ ends, types }: Pick<FilterChoices, 'ends' | 'types'>): FilterLabels {
  const { formatMessage } = useIntl();
  const labels = useChoiceLabels();
  const say = (id: string, values?: Record<string, string | number>) =>
    formatMessage({ id: `filter.${id}` }, values);

  const names = (all: readonly string[], key: 'types' | 'orientations') => {
    if (all.length === 0) return say(`${key}-none`);
    return all.length > MOST_NAMES ? say(key, { count: all.length }) : all.join(', ');
  };
  const range = (chosen: Range | undefined, limits: Range | null, format: (value: number) => string) => {
    const [from, to] = chosen ?? [0, 0];
    if (limits && from <= limits[0]) return say('up-to', { to: format(to) });
    if (limits && to >= limits[1]) return say('at-least', { from: format(from) });
    return say('between', { from: format(from), to: format(to) });
  };
  const statuses = ({ statuses: chosen = [] }: FilterState) =>
    chosen.length === 0 ? say('statuses-none') : chosen.map(labels.status).join(', ');
  const floor = ({ floor: chosen }: FilterState) => {
    const [from, to] = chosen ?? [0, 0];
    return from === to
      ? say('floor', { floor: labels.floor(from) })
      : say('floors', { from: labels.floor(from), to: labels.floor(to) });
  };
  const texts: Record<FilterKey, (filter: FilterState) => string> = {
    statuses,
    floor,
    area: (filter) => range(filter.area, ends.area, (value) => `${labels.whole(value)}\u00A0m²`),
    price: (filter) => range(filter.price, ends.price, labels.money),
    typeIds: (filter) =>
      names(types.filter((choice) => isTypeChosen(filter, choice)).map(labels.typeChoice), 'types'),
    orientations: ({ orientations = [] }) => names(orientations.map(labels.orientation), 'orientations'),
    priceRange: ({ priceRange = '' }) => labels.priceRange(priceRange),
  };
  const chip: FilterLabels['chip'] = (filter, key) => texts[key](filter);
  const easing: FilterLabels['easing'] = (filter, key) => {
    const id = EASINGS[key];
    return id
      ? formatMessage({ id })
      : formatMessage({ id: 'filter.zero.remove' }, { filter: chip(filter, key) });
  };
  return { chip, easing };
}
