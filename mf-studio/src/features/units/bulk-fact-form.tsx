import type { RoleName } from '@suite/contracts';
import { Button, Eyebrow } from '@suite/ui';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Select } from '../../lib/select/select.tsx';
import { type BulkChoice, bulkChoicesOf, bulkEdits } from './bulk-fact.ts';
import styles from './units.module.css';
import { useFactText } from './use-cell-texts.ts';
import type { UnitsModel } from './use-units.ts';

interface BulkFactProps {
  readonly model: UnitsModel;
  readonly roles: readonly RoleName[];
}

/** Gives the chosen units a status, shows or hides them; seen in the grid before it is saved. */
export function BulkFact({ model: { picked, dispatch }, roles }: BulkFactProps) {
  const intl = useIntl();
  const factText = useFactText();
  const choices = bulkChoicesOf(roles);
  const [key, setKey] = useState(choices[0]?.key);
  const choice = choices.find((one) => one.key === key);
  if (!choice) return null;
  const textOf = ({ key: id, field, value }: BulkChoice) =>
    field === 'publish' ? intl.formatMessage({ id: `studio.units.set.${id}` }) : factText(field, value);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ kind: 'edit', edits: bulkEdits(picked, choice) });
  };
  return (
    <section>
      <Eyebrow level={3}>
        <FormattedMessage id="studio.units.set" />
      </Eyebrow>
      <form className={styles.bulk} onSubmit={apply}>
        <Select
          height={44}
          aria-label={intl.formatMessage({ id: 'studio.units.set' })}
          value={choice.key}
          onChange={(event) => setKey(event.target.value)}
        >
          {choices.map((one) => (
            <option key={one.key} value={one.key}>
              {textOf(one)}
            </option>
          ))}
        </Select>
        <Button type="submit" size={40} disabled={picked.length === 0}>
          <FormattedMessage id="studio.units.apply" values={{ count: picked.length }} />
        </Button>
      </form>
    </section>
  );
}
