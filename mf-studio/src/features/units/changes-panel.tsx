import { isAllowed } from '@suite/access';
import type { RoleName } from '@suite/contracts';
import { Button, Eyebrow } from '@suite/ui';
import { FormattedMessage } from 'react-intl';
import { ActionError } from '../../lib/action-error.tsx';
import { BulkFact } from './bulk-fact-form.tsx';
import { BulkPrice } from './bulk-price-form.tsx';
import { ConflictList } from './conflict-list.tsx';
import type { Change } from './edits.ts';
import { SaveButton } from './save-button.tsx';
import { SavedList } from './saved-list.tsx';
import { UnitHistory } from './unit-history.tsx';
import styles from './units.module.css';
import { useFactText } from './use-cell-texts.ts';
import type { UnitsModel } from './use-units.ts';

/** So many are named; the grid has them all. */
const NAMED = 50;

interface ChangesPanelProps {
  readonly model: UnitsModel;
  readonly roles: readonly RoleName[];
}

/** What is typed and not saved, as before and after; what others have changed meanwhile; and what was done before. */
export function ChangesPanel({ model, roles }: ChangesPanelProps) {
  const { changes, picked, error, isSaving, dispatch } = model;
  const [first] = picked;
  return (
    <div className={styles.side}>
      <div className={styles.sections}>
        <section>
          <Eyebrow level={3}>
            <FormattedMessage id="studio.units.changes" />
          </Eyebrow>
          <p className={styles.lead} role="status">
            <FormattedMessage id="studio.units.change-count" values={{ count: changes.length }} />
          </p>
          <ActionError error={error} />
          <ConflictList model={model} />
          {changes.length > 0 && (
            <ul className={styles.changes}>
              {changes.slice(0, NAMED).map((change) => (
                <ChangeRow key={`${change.row.id} ${change.field}`} change={change} />
              ))}
            </ul>
          )}
        </section>
        <SavedList model={model} />
        <BulkFact model={model} roles={roles} />
        {isAllowed(roles, 'price:update') && <BulkPrice model={model} />}
        {first && first.id > 0 && picked.length === 1 && (
          <UnitHistory
            key={first.id}
            unit={first}
            roles={roles}
            savedAt={model.saved[0]?.at ?? null}
            dispatch={dispatch}
          />
        )}
      </div>
      {changes.length > 0 && (
        <footer className={styles.foot}>
          <Button onPress={() => dispatch({ kind: 'clear' })} disabled={isSaving}>
            <FormattedMessage id="studio.units.discard" />
          </Button>
          <SaveButton model={model} />
        </footer>
      )}
    </div>
  );
}

function ChangeRow({ change: { row, field, was, becomes } }: { readonly change: Change }) {
  const text = useFactText();
  return (
    <li>
      <span>
        {row.building} {row.name}
      </span>
      <span>
        <del>{text(field, was)}</del> <ins>{text(field, becomes)}</ins>
      </span>
    </li>
  );
}
