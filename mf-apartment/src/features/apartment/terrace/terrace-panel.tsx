import type { ProjectModel, Unit } from '@suite/api';
import { getProjectModel } from '@suite/api/endpoints';
import { readOf, useRead } from '@suite/api-client';
import { AsyncView } from '@suite/explorer';
import { ModelIntl, type TerracePlace, TerraceView } from '@suite/model';
import { FormattedMessage, useIntl } from 'react-intl';
import { useScreen } from '../screen-store.ts';
import styles from './terrace-panel.module.css';
import { useTerraceAddress } from './use-terrace-address.ts';

/** Where somebody stands on the terrace of a home; null where the model has none of it. */
function terraceOf({ units }: ProjectModel, { id }: Pick<Unit, 'id'>): TerracePlace | null {
  const unit = units.find((one) => one.id === id);
  return unit?.eye ? { eye: unit.eye, facing: unit.facing ?? 180 } : null;
}

/** The view from the terrace of this home, in the live model. */
export function TerracePanel() {
  const { unit, building } = useScreen('unit', 'building');
  const projectId = building.data?.projectId;
  const read = useRead(projectId === undefined ? null : readOf(getProjectModel, { projectId }));
  return (
    <div className={styles.panel}>
      <AsyncView
        read={read}
        errorTitle="apartment.terrace.failed"
        loading={(slowNotice) => slowNotice ?? <Loading />}
      >
        {(model) => (
          <ModelIntl>
            <Terrace model={model} unit={unit} />
          </ModelIntl>
        )}
      </AsyncView>
    </div>
  );
}

/** In the middle, where the model says it next; rows of a list stand in for no view. */
function Loading() {
  return (
    <p className={styles.none} role="status">
      <FormattedMessage id="common.loading" />
    </p>
  );
}

function Terrace({ model, unit }: { readonly model: ProjectModel; readonly unit: Unit }) {
  const { formatMessage } = useIntl();
  const { moment, setMoment } = useTerraceAddress();
  const terrace = terraceOf(model, unit);
  if (!terrace) return <p className={styles.none}>{formatMessage({ id: 'apartment.terrace.none' })}</p>;
  return (
    <>
      <TerraceView
        model={model}
        terrace={terrace}
        buildingId={unit.buildingId}
        moment={moment}
        onMoment={setMoment}
        name={formatMessage({ id: 'apartment.terrace.name' }, { number: unit.name })}
        zoomIn={formatMessage({ id: 'common.zoomIn' })}
        zoomOut={formatMessage({ id: 'common.zoomOut' })}
      />
      <p className={styles.note}>{formatMessage({ id: 'apartment.terrace.note' })}</p>
    </>
  );
}
