import { Button } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Facts } from './grid-row.ts';
import styles from './units.module.css';
import { useFactText } from './use-cell-texts.ts';
import type { Conflict, UnitsModel } from './use-units.ts';

/** Cells that somebody else has changed since they were read, with both values: whoever is second decides. */
export function ConflictList({ model }: { readonly model: UnitsModel }) {
  const { conflicts } = model;
  if (conflicts.length === 0) return null;
  return (
    <div role="alert" className={styles.conflicts}>
      <p>
        <FormattedMessage id="studio.units.conflicts" values={{ count: conflicts.length }} />
      </p>
      <ul>
        {conflicts.map((conflict) => (
          <ConflictRow key={`${conflict.id} ${conflict.field}`} conflict={conflict} model={model} />
        ))}
      </ul>
    </div>
  );
}

function ConflictRow({ conflict, model }: { readonly conflict: Conflict; readonly model: UnitsModel }) {
  const intl = useIntl();
  const text = useFactText();
  const { id, field, current } = conflict;
  const row = model.rows.find((one) => one.id === id);
  const values = {
    mine: model.state.edits.get(id)?.[field] ?? null,
    theirs: current as Facts[typeof field],
  };
  const name = row ? `${row.building} ${row.name}` : String(id);
  return (
    <li>
      <span>{name}</span>
      {(['mine', 'theirs'] as const).map((side) => {
        const choice = intl.formatMessage(
          { id: `studio.units.${side}` },
          { value: text(field, values[side]) },
        );
        return (
          <Button
            key={side}
            size={40}
            aria-label={`${name}: ${choice}`}
            onPress={() => model.settle(conflict, side === 'mine')}
          >
            {choice}
          </Button>
        );
      })}
    </li>
  );
}
