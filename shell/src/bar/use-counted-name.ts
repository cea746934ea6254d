import { useIntl } from 'react-intl';

/** Accessible name of what carries a badge: with its count, as it is drawn; without one there is no badge. */
export function useCountedName(id: string, count: number): string {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id });
  return count === 0 ? name : formatMessage({ id: 'shell.bar.counted' }, { name, count });
}
