import { Button, Eyebrow } from '@suite/ui';
import { TextField } from '@suite/ui/fields';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bulkPrice } from './bulk-price.ts';
import styles from './units.module.css';
import type { UnitsModel } from './use-units.ts';

const numberOf = (text: string) => Number(text.trim().replace(',', '.').replace('−', '-'));

/** Raises or lowers the prices of the chosen units by percent, rounded; shown in the grid before it is saved. */
export function BulkPrice({ model }: { readonly model: UnitsModel }) {
  const intl = useIntl();
  const [percent, setPercent] = useState('3');
  const [rounding, setRounding] = useState('500');
  const { picked, state, dispatch } = model;
  const isValid = Number.isFinite(numberOf(percent)) && numberOf(rounding) >= 1;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid) return;
    const units = picked.map((row) => ({ ...row, ...state.edits.get(row.id) }));
    dispatch({ kind: 'edit', edits: bulkPrice(units, numberOf(percent), Math.round(numberOf(rounding))) });
  };
  return (
    <section>
      <Eyebrow level={3}>
        <FormattedMessage id="studio.units.bulk" />
      </Eyebrow>
      <form className={styles.bulk} onSubmit={apply}>
        <TextField
          label={intl.formatMessage({ id: 'studio.units.percent' })}
          value={percent}
          onChange={setPercent}
          inputMode="decimal"
          height={44}
          end="%"
        />
        <TextField
          label={intl.formatMessage({ id: 'studio.units.rounding' })}
          value={rounding}
          onChange={setRounding}
          inputMode="numeric"
          height={44}
          end="€"
        />
        <Button type="submit" size={40} disabled={!isValid || picked.length === 0}>
          <FormattedMessage id="studio.units.apply" values={{ count: picked.length }} />
        </Button>
      </form>
    </section>
  );
}
