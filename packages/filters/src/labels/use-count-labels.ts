import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FilterModel } from '../filter-model.ts';

/** "13 homes match", once the choice has settled; empty until something was filtered. */
export function useCountLabels(model: Pick<FilterModel, 'units' | 'check' | 'matchedIds' | 'total'>): string {
  const { formatMessage } = useIntl();
  const [labels, setLabels] = useState('');
  const isSettled = model.units.data !== undefined && model.check.kind !== 'pending';
  const matched = model.matchedIds?.size ?? null;
  const { total } = model;
  useEffect(() => {
    if (!isSettled) return;
    if (matched !== null) setLabels(formatMessage({ id: 'common.homesMatch' }, { count: matched }));
    else setLabels((former) => former && formatMessage({ id: 'common.homes' }, { count: total }));
  }, [isSettled, matched, total, formatMessage]);
  return labels;
}
