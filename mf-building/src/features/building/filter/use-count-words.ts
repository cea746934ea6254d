import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { BuildingScreenModel } from '../screen-model.ts';

/** "13 homes match", once the choice has settled; empty until something was filtered. */
export function useCountWords(
  screen: Pick<BuildingScreenModel, 'homes' | 'check' | 'matchedIds' | 'total'>,
): string {
  const { formatMessage } = useIntl();
  const [words, setWords] = useState('');
  const isSettled = screen.homes.data !== undefined && screen.check.kind !== 'pending';
  const matched = screen.matchedIds?.size ?? null;
  const { total } = screen;
  useEffect(() => {
    if (!isSettled) return;
    if (matched !== null) setWords(formatMessage({ id: 'common.homesMatch' }, { count: matched }));
    else setWords((former) => former && formatMessage({ id: 'common.homes' }, { count: total }));
  }, [isSettled, matched, total, formatMessage]);
  return words;
}
