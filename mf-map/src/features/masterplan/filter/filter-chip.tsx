import { Chip, LiveRegion } from '@suite/ui';
import { useIntl } from 'react-intl';
import type { FilteredChildren } from './use-child-matches.ts';

/** How many homes match the filter that came along, and the way to be rid of it. */
export function FilterChip({ filter }: { readonly filter: NonNullable<FilteredChildren['filter']> }) {
  const intl = useIntl();
  const { matched, reset } = filter;
  const label =
    matched === null
      ? intl.formatMessage({ id: 'common.filters' })
      : intl.formatMessage({ id: 'common.homesMatch' }, { count: matched });
  const resetLabel = intl.formatMessage({ id: 'map.filter.reset' }, { label });
  return (
    <>
      <Chip label={label} removeLabel={resetLabel} onRemove={reset} />
      <LiveRegion>{matched === null ? '' : label}</LiveRegion>
    </>
  );
}
