import { UNIT_STATUSES } from '@suite/contracts';
import { statusMessageId, statusShortMessageId } from '@suite/i18n';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CellTexts } from './cells.ts';
import type { FactName, Facts } from './grid-row.ts';

/** Texts that are read as a status, or as yes and no. */
export function useCellTexts(): CellTexts {
  const intl = useIntl();
  return useMemo(() => {
    const text = (id: string) => intl.formatMessage({ id }).toLowerCase();
    return {
      status: new Map(
        UNIT_STATUSES.flatMap((status) => [
          [text(statusMessageId(status)), status] as const,
          [text(statusShortMessageId(status)), status] as const,
        ]),
      ),
      publish: new Map([
        ['yes', true],
        ['true', true],
        ['false', false],
        ['no', false],
        [text('common.yes'), true],
        [text('common.no'), false],
      ]),
    };
  }, [intl]);
}

/** A fact as it is drawn and copied. */
export function useFactText(): (field: FactName, value: Facts[FactName]) => string {
  const intl = useIntl();
  return (field, value) => {
    if (value === null) return '–';
    if (field === 'priceEur') return intl.formatNumber(Number(value), { maximumFractionDigits: 0 });
    if (field === 'publish') return intl.formatMessage({ id: value ? 'common.yes' : 'common.no' });
    if (field === 'status') return intl.formatMessage({ id: statusMessageId(value as Facts['status']) });
    return String(value);
  };
}
