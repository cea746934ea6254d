import type { FilterTexts } from '@suite/filter-engine';
import { orientationMessageId, statusMessageId, typeMessageId, useFormats } from '@suite/i18n';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

const NO_BREAK_SPACE = '\u00A0';

/** What filters and their choices are called in the visitor's language; the same object until that changes. */
export function useFilterTexts(): FilterTexts {
  const { formatMessage } = useIntl();
  const { floor, money } = useFormats();
  return useMemo(() => {
    const message: FilterTexts['message'] = (id, values) => formatMessage({ id }, values);
    return {
      message,
      status: (status) => message(statusMessageId(status)),
      type: (key) => message(typeMessageId(key)),
      orientation: (orientation) => message(orientationMessageId(orientation)),
      whole: (value) => money(value).split(NO_BREAK_SPACE)[0] ?? '',
      floor,
      money,
    };
  }, [formatMessage, floor, money]);
}
