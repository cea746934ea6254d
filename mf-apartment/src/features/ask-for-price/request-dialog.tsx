import { isNotFound } from '@suite/api-client';
import { FullScreen, Skeleton, StateCard } from '@suite/ui';
import { WARNING_CIRCLE } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { takeDraft } from './draft.ts';
import styles from './request-dialog.module.css';
import { RequestFields } from './request-fields.tsx';
import { UnitLine, UnitPicture } from './unit-caption.tsx';
import { chosenUnitId, useAskedUnit } from './use-asked-unit.ts';

/** The dialog with its home; the form comes when it is known which fields its organisation asks for. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const [draft] = useState(takeDraft);
  const [apartmentId] = useState(() => draft?.apartmentId ?? chosenUnitId());
  const asked = useAskedUnit(apartmentId);
  const unit = asked.unit.data;
  return (
    <FullScreen
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'common.requestInformation' })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      picture={unit ? <UnitPicture unit={unit} building={asked.building} /> : <div />}
    >
      <p className={styles.intro}>
        <FormattedMessage id="apartment.ask.intro" />
      </p>
      {unit && <UnitLine unit={unit} building={asked.building} />}
      {unit && asked.variant && (
        <RequestFields
          options={{
            apartmentId: unit.id,
            variant: asked.variant,
            draft,
            onStale: asked.unit.retry,
          }}
        />
      )}
      {!(unit && asked.variant) && <UnitTrouble apartmentId={apartmentId} asked={asked} />}
    </FullScreen>
  );
}

interface UnitTroubleProps {
  readonly apartmentId: number | null;
  readonly asked: ReturnType<typeof useAskedUnit>;
}

/** Skeleton, failure, or that there is no such home. */
function UnitTrouble({ apartmentId, asked: { unit, project } }: UnitTroubleProps) {
  const intl = useIntl();
  const late = unit.data ? project : unit;
  if (apartmentId === null || (late.error && isNotFound(late.error))) {
    return (
      <StateCard
        icon={WARNING_CIRCLE}
        role="alert"
        title={intl.formatMessage({ id: 'apartment.state.not-found' })}
        text={intl.formatMessage({ id: 'apartment.ask.choose' })}
      />
    );
  }
  if (!late.error && !late.slow) return <Skeleton kind="block" height="320px" />;
  return (
    <StateCard
      icon={WARNING_CIRCLE}
      role={late.error ? 'alert' : 'status'}
      title={intl.formatMessage({ id: late.error ? 'apartment.state.failed' : 'common.tookLong' })}
      actionLabel={intl.formatMessage({ id: 'common.tryAgain' })}
      onAction={late.retry}
    />
  );
}
