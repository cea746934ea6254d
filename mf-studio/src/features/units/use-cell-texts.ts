import { TYPE_KEYS, type TypeKey, UNIT_STATUSES } from '@suite/contracts';
import { statusMessageId, statusShortMessageId, typeMessageId, useFormats } from '@suite/i18n';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CellTexts } from './cells.ts';
import type { FactName, Facts } from './grid-row.ts';

/** Texts that are read as a status or a type, or as yes and no. */
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
      typeKey: new Map(TYPE_KEYS.map((key) => [text(typeMessageId(key)), key] as const)),
    };
  }, [intl]);
}

/** A fact as it is drawn and copied. */
export function useFactText(): (field: FactName, value: Facts[FactName]) => string {
  const intl = useIntl();
  const { decimal, floor } = useFormats();
  const text = (id: string) => intl.formatMessage({ id });
  const texts: Readonly<Record<FactName, (value: NonNullable<Facts[FactName]>) => string>> = {
    priceEur: (value) => intl.formatNumber(Number(value), { maximumFractionDigits: 0 }),
    publish: (value) => text(value ? 'common.yes' : 'common.no'),
    status: (value) => text(statusMessageId(value as Facts['status'])),
    orientation: String,
    typeKey: (value) => text(typeMessageId(value as TypeKey)),
    area: (value) => decimal(Number(value), 1),
    terraceArea: (value) => decimal(Number(value), 1),
    floor: (value) => floor(Number(value)),
    rooms: (value) => (value === 0 ? '–' : String(value)),
  };
  return (field, value) => (value === null ? '–' : texts[field](value));
}
