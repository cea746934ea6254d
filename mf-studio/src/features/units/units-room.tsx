import { AsyncView } from '@suite/explorer';
import { Heading, Icon, IconButton, StateCard } from '@suite/ui';
import { TextField } from '@suite/ui/fields';
import { ARROW_U_UP_LEFT, ARROW_U_UP_RIGHT, DOOR, MAGNIFYING_GLASS } from '@suite/ui/icons';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ActionError } from '../../lib/action-error.tsx';
import { Select } from '../../lib/select/select.tsx';
import type { StaffProject } from '../../lib/studio-page.tsx';
import { ListButton, useDroppedFile } from './list/list-button.tsx';
import type { UnitListModel } from './list/use-unit-list.ts';
import { type Shown, shownRows } from './shown-rows.ts';
import styles from './units.module.css';
import { UnitsGrid } from './units-grid.tsx';
import type { UnitsModel } from './use-units.ts';

const ALL: Omit<Shown, 'buildingKey'> = { search: '', sort: null };

interface UnitsRoomProps {
  readonly project: StaffProject;
  readonly model: UnitsModel;
  readonly lists: UnitListModel;
}

/** Units in a grid, with what is searched and sorted by above it. */
export function UnitsRoom({ project, model, lists }: UnitsRoomProps) {
  const intl = useIntl();
  const { rows, state, dispatch } = model;
  const [typed, setShown] = useState(ALL);
  const [address, setAddress] = useSearchParams();
  const asked = address.get('building');
  const buildingKey = useMemo(
    () => (rows.some((row) => row.buildingKey === asked) ? asked : null),
    [rows, asked],
  );
  const shown = useMemo((): Shown => ({ ...typed, buildingKey }), [typed, buildingKey]);
  const found = useMemo(() => shownRows(rows, shown), [rows, shown]);
  const drop = useDroppedFile(lists.open);
  return (
    <div className={styles.room} data-unsent={model.changes.length > 0 || undefined} {...drop}>
      <header className={styles.head}>
        <div>
          <Heading level={2}>
            <FormattedMessage id="studio.room.units" />
          </Heading>
          <p className={styles.lead}>
            <FormattedMessage id="studio.units.lead" values={{ count: rows.length, shown: found.length }} />
          </p>
        </div>
        <div className={styles.tools}>
          <ListButton lists={lists} />
          <IconButton
            icon={ARROW_U_UP_LEFT}
            label={intl.formatMessage({ id: 'common.undo' })}
            disabled={state.past.length === 0}
            onPress={() => dispatch({ kind: 'undo' })}
            tooltip
          />
          <IconButton
            icon={ARROW_U_UP_RIGHT}
            label={intl.formatMessage({ id: 'studio.redo' })}
            disabled={state.future.length === 0}
            onPress={() => dispatch({ kind: 'redo' })}
            tooltip
          />
        </div>
        <div className={styles.filters}>
          <TextField
            label={intl.formatMessage({ id: 'common.search' })}
            labelHidden
            placeholder={intl.formatMessage({ id: 'studio.units.search' })}
            value={shown.search}
            onChange={(search) => setShown({ ...shown, search })}
            start={<Icon path={MAGNIFYING_GLASS} size={20} />}
            height={44}
          />
          <BuildingChoice
            model={model}
            value={buildingKey}
            onChoose={(building) => setAddress(building === null ? {} : { building }, { replace: true })}
          />
        </div>
        {!lists.list && <ActionError error={lists.error} />}
      </header>
      <AsyncView read={model.read}>
        {() =>
          rows.length === 0 ? (
            <StateCard
              icon={DOOR}
              title={intl.formatMessage({ id: 'studio.units.none' })}
              text={intl.formatMessage({ id: 'studio.units.none-text' })}
            />
          ) : (
            <UnitsGrid
              rows={found}
              edits={state.edits}
              roles={project.roles}
              isReadOnly={model.isSaving || lists.isReading}
              onPick={model.pick}
              sort={shown.sort}
              dispatch={dispatch}
              onSort={(key) =>
                setShown({
                  ...shown,
                  sort:
                    shown.sort?.key === key && shown.sort.isDescending
                      ? null
                      : { key, isDescending: shown.sort?.key === key },
                })
              }
            />
          )
        }
      </AsyncView>
    </div>
  );
}

interface BuildingChoiceProps {
  readonly model: UnitsModel;
  /** As the project folder calls it. */
  readonly value: string | null;
  readonly onChoose: (key: string | null) => void;
}

function BuildingChoice({ model, value, onChoose }: BuildingChoiceProps) {
  const intl = useIntl();
  const { rows } = model;
  const buildings = useMemo(
    () => [...new Map(rows.map(({ buildingKey, building }) => [buildingKey, building]))],
    [rows],
  );
  return (
    <div className={styles.building}>
      <Select
        height={44}
        aria-label={intl.formatMessage({ id: 'unit.building' })}
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value || null)}
      >
        <option value="">{intl.formatMessage({ id: 'studio.units.all-buildings' })}</option>
        {buildings.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
