import { commercialState } from '@suite/access';
import type { Unit } from '@suite/api';
import { statusOf } from '@suite/domain';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../formats/use-formats.ts';
import { statusMessageId } from '../messages/message-ids.ts';

/** What stands in the place of a unit's price: the price, "Price on request", or the status of a unit that is gone. */
export function usePriceLabel(): (unit: Unit) => string {
  const { formatMessage } = useIntl();
  const { money } = useFormats();
  return useCallback(
    (unit) => {
      const state = commercialState(unit);
      if (state.kind === 'priced') return money(state.price);
      const id =
        state.kind === 'gone' ? statusMessageId(statusOf(unit) ?? 'unavailable') : 'common.priceOnRequest';
      return formatMessage({ id });
    },
    [formatMessage, money],
  );
}
