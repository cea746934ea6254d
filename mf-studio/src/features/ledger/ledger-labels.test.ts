import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { labelOf, valueText } from './ledger-labels.ts';

const intl = createIntl({
  locale: 'sr-Latn',
  messages: {
    'common.yes': 'Da',
    'common.no': 'Ne',
    'status.pendingReservation': 'Rezervacija u toku',
    'studio.role.sales_agent': 'prodajni agent',
    'studio.ledger.field.price_eur': 'cena, €',
    'studio.ledger.entity.unit': 'Stan {id}',
  },
});

it('names what it has a word for, and leaves the rest its name', () => {
  expect(labelOf(intl, 'field', 'price_eur')).toBe('cena, €');
  expect(labelOf(intl, 'field', 'new_column')).toBe('new_column');
  expect(labelOf(intl, 'reason', 'new-code')).toBe('new-code');
  expect(labelOf(intl, 'entity', 'unit', { id: '304' })).toBe('Stan 304');
  expect(labelOf(intl, 'entity', 'new-thing', { id: '9' })).toBe('new-thing 9');
});

it.each<[unknown, string]>([
  [null, '–'],
  [undefined, '–'],
  [true, 'Da'],
  [false, 'Ne'],
  [140_000, '140.000'],
  ['pending-reservation', 'Rezervacija u toku'],
  ['sales_agent', 'prodajni agent'],
  ['2026-11-20', '2026-11-20'],
  [{ en: 'Sea' }, '{"en":"Sea"}'],
])('says %j as people do', (value, expected) => {
  expect(valueText(intl, value)).toBe(expected);
});
