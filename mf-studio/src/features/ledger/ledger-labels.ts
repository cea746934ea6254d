import type { AuditEntry } from '@suite/api';
import { UNIT_STATUSES } from '@suite/contracts';
import { statusMessageId } from '@suite/i18n';
import type { IntlShape } from 'react-intl';

type Change = AuditEntry['changes'][number];
type Kind = 'reason' | 'field' | 'entity';

/** What the ledger calls something in words; its own name where there are none, as of a column that is new. */
export function labelOf(intl: IntlShape, kind: Kind, name: string, values?: { readonly id: string }): string {
  const id = `studio.ledger.${kind}.${name}`;
  if (intl.messages[id] !== undefined) return intl.formatMessage({ id }, values);
  return values ? `${name} ${values.id}` : name;
}

export function fieldsOf({ before, after }: Change): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}

/** A value as people say it; what is no word, number or choice is shown as it is stored. */
export function valueText(intl: IntlShape, value: unknown): string {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'boolean') return intl.formatMessage({ id: value ? 'common.yes' : 'common.no' });
  if (typeof value === 'number') return intl.formatNumber(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  const status = UNIT_STATUSES.find((one) => one === value);
  const id = status ? statusMessageId(status) : `studio.role.${value}`;
  return intl.messages[id] === undefined ? value : intl.formatMessage({ id });
}
