import { useIntl } from 'react-intl';
import { type KindCount, kindMessageId } from './change-summary.ts';

/** "3 shapes"; a kind that a later server has is said in its own name. */
export function useKindCount(): (count: KindCount) => string {
  const intl = useIntl();
  return ({ kind, count }) => {
    const id = kindMessageId(kind);
    return id in intl.messages ? intl.formatMessage({ id }, { count }) : `${count} ${kind}`;
  };
}
