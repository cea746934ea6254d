import { statusOf } from '@suite/domain';
import { useIntl } from 'react-intl';
import { useUnitWords } from '../../../lib/use-unit-words.ts';
import type { StatusNews } from './use-status-news.ts';

/** "Home 304 is now sold", or how many homes have changed; empty for no news. */
export function useNewsWords({ changed }: Pick<StatusNews, 'changed'>): string {
  const { formatMessage, locale } = useIntl();
  const words = useUnitWords();
  const [first, ...rest] = changed;
  if (!first) return '';
  const status = statusOf(first);
  if (rest.length > 0 || status === null) {
    return formatMessage({ id: 'building.live.many' }, { count: changed.length });
  }
  return formatMessage(
    { id: 'building.live.one' },
    { number: first.name, status: words.status(status).toLocaleLowerCase(locale) },
  );
}
