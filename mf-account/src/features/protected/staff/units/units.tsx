import type { RoleName } from '@suite/contracts';
import { AsyncView } from '@suite/explorer';
import { statusMessageId, useFormats } from '@suite/i18n';
import { CheckField, Heading, StatusChip } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '../../../../lib/form/error-note.tsx';
import styles from '../staff.module.css';
import { ChangeBar } from './change-bar.tsx';
import type { StaffUnit } from './changed-units.ts';
import { type UnitsState, useUnits } from './use-units.ts';

interface UnitsProps {
  readonly projectId: number;
  readonly roles: readonly RoleName[];
}

/** Units by building: status and publication are changed for one or many at once. */
export function Units({ projectId, roles }: UnitsProps) {
  const state = useUnits(projectId);
  return (
    <AsyncView read={state.read}>
      {({ document: { masterplans } }) => (
        <>
          <ErrorNote error={state.error} />
          {masterplans
            .flatMap(({ buildings }) => buildings)
            .map(({ id, name, title, apartments }) => (
              <BuildingUnits key={id} name={title || name} units={apartments} state={state} />
            ))}
          <ChangeBar state={state} roles={roles} />
        </>
      )}
    </AsyncView>
  );
}

interface BuildingUnitsProps {
  readonly name: string;
  readonly units: readonly StaffUnit[];
  readonly state: UnitsState;
}

function BuildingUnits({ name, units, state }: BuildingUnitsProps) {
  const ids = units.map(({ id }) => id);
  const isWhole = ids.length > 0 && ids.every((id) => state.chosen.has(id));
  return (
    <section className={styles.building}>
      <div className={styles.bar}>
        <Heading level={3} size={20}>
          {name}
        </Heading>
        <CheckField checked={isWhole} onChange={(isChosen) => state.choose(ids, isChosen)}>
          <FormattedMessage id="account.staff.choose-all" values={{ count: ids.length }} />
        </CheckField>
      </div>
      <ul className={styles.units}>
        {units.map((unit) => (
          <UnitRow key={unit.id} unit={unit} state={state} />
        ))}
      </ul>
    </section>
  );
}

function UnitRow({ unit, state }: { readonly unit: StaffUnit; readonly state: UnitsState }) {
  const intl = useIntl();
  const { floor, asOf } = useFormats();
  const { statusChangedAt, statusChangedBy } = unit;
  return (
    <li className={styles.unit}>
      <CheckField
        checked={state.chosen.has(unit.id)}
        onChange={(isChosen) => state.choose([unit.id], isChosen)}
      >
        <span className={styles.number}>{unit.name}</span>
        <span className={styles.floor}>
          {intl.formatMessage({ id: 'unit.floor' })} {floor(unit.floor)}
        </span>
      </CheckField>
      <span className={styles.standing}>
        <StatusChip
          status={unit.status}
          look="plain"
          label={intl.formatMessage({ id: statusMessageId(unit.status) })}
        />
        {!unit.publish && (
          <span className={styles.hidden}>
            <FormattedMessage id="account.staff.unpublished" />
          </span>
        )}
        <span className={styles.when}>
          <time dateTime={statusChangedAt}>{asOf(statusChangedAt)}</time>
          {statusChangedBy !== null && ` · ${statusChangedBy}`}
        </span>
      </span>
    </li>
  );
}
