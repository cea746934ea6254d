import { isNotFound } from '@suite/api-client';
import { FullScreen, Skeleton, StateCard } from '@suite/ui';
import { WARNING_CIRCLE } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { takeDraft } from './draft.ts';
import { HomeLine, HomePicture } from './home-caption.tsx';
import styles from './request-dialog.module.css';
import { RequestFields } from './request-fields.tsx';
import { chosenApartmentId, useAskedHome } from './use-asked-home.ts';

/** The dialog with its home; the form comes when it is known which fields its organisation asks for. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const [draft] = useState(takeDraft);
  const [apartmentId] = useState(() => draft?.apartmentId ?? chosenApartmentId());
  const home = useAskedHome(apartmentId);
  const apartment = home.apartment.data;
  return (
    <FullScreen
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'common.requestInformation' })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      picture={apartment ? <HomePicture apartment={apartment} building={home.building} /> : <div />}
    >
      <p className={styles.intro}>
        <FormattedMessage id="apartment.ask.intro" />
      </p>
      {apartment && <HomeLine apartment={apartment} building={home.building} />}
      {apartment && home.variant && (
        <RequestFields
          options={{
            apartmentId: apartment.id,
            variant: home.variant,
            draft,
            onStale: home.apartment.retry,
          }}
        />
      )}
      {!(apartment && home.variant) && <HomeTrouble apartmentId={apartmentId} home={home} />}
    </FullScreen>
  );
}

interface HomeTroubleProps {
  readonly apartmentId: number | null;
  readonly home: ReturnType<typeof useAskedHome>;
}

/** Skeleton, failure, or that there is no such home. */
function HomeTrouble({ apartmentId, home: { apartment, project } }: HomeTroubleProps) {
  const intl = useIntl();
  const late = apartment.data ? project : apartment;
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
