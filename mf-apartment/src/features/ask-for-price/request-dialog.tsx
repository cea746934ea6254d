import { AsyncView } from '@suite/explorer';
import { FullScreen, Skeleton, StateCard } from '@suite/ui';
import { WARNING_CIRCLE } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { UnitLine, UnitPicture } from '../../lib/asked-unit/unit-caption.tsx';
import { chosenUnitId, useAskedUnit } from '../../lib/asked-unit/use-asked-unit.ts';
import { useOrganization } from '../../lib/use-organization.ts';
import { takeDraft } from './draft.ts';
import styles from './request-dialog.module.css';
import { RequestFields } from './request-fields.tsx';
import { variantOf } from './request-form.ts';
import { useOutbox } from './use-outbox.ts';

/** The dialog with its home; the form comes when it is known which fields its organisation asks for. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const [draft] = useState(takeDraft);
  const [apartmentId] = useState(() => draft?.apartmentId ?? chosenUnitId());
  const asked = useAskedUnit(apartmentId);
  const unit = asked.unit.data;
  const waiting = useOutbox(apartmentId);
  // Until it is known which fields to show, none are.
  const variant = asked.project.data ? variantOf(asked.project.data) : null;
  const organization = useOrganization(unit?.projectId);
  return (
    <FullScreen
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'common.requestInformation' })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      picture={unit ? <UnitPicture unit={unit} building={asked.building} /> : <div />}
    >
      <p className={styles.intro}>
        <FormattedMessage id="apartment.ask.intro" values={{ days: organization?.replyDays ?? 0 }} />
      </p>
      {unit && <UnitLine unit={unit} building={asked.building} />}
      {unit && variant && waiting !== undefined && (
        <RequestFields
          organization={organization}
          options={{
            unit,
            variant,
            draft,
            waiting,
            onStale: asked.unit.retry,
          }}
        />
      )}
      {!(unit && variant && waiting !== undefined) && <AwaitedUnit apartmentId={apartmentId} asked={asked} />}
    </FullScreen>
  );
}

interface AwaitedUnitProps {
  readonly apartmentId: number | null;
  readonly asked: ReturnType<typeof useAskedUnit>;
}

/** In place of the form: that the unit is on its way, that it could not be loaded, or that there is none. */
function AwaitedUnit({ apartmentId, asked: { unit, project } }: AwaitedUnitProps) {
  const intl = useIntl();
  const notFound = (
    <StateCard
      icon={WARNING_CIRCLE}
      role="alert"
      title={intl.formatMessage({ id: 'apartment.state.not-found' })}
      text={intl.formatMessage({ id: 'apartment.ask.choose' })}
    />
  );
  if (apartmentId === null) return notFound;
  return (
    <AsyncView<unknown>
      read={unit.data ? project : unit}
      loading={<Skeleton kind="block" height="320px" />}
      notFound={notFound}
      errorTitle="apartment.state.failed"
    />
  );
}
