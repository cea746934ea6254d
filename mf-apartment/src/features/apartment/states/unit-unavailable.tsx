import type { Building, Unit } from '@suite/api';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { type AsyncState, AsyncView, CenteredPage } from '@suite/explorer';
import { ButtonLink, StateCard } from '@suite/ui';
import { DOOR_OPEN } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './states.module.css';

export interface NotFoundPageProps {
  /** The building in the address, where there is one: a way on. */
  readonly building: Building | null;
}

/** No such unit. */
export function NotFoundPage({ building }: NotFoundPageProps) {
  const intl = useIntl();
  return (
    <CenteredPage>
      <StateCard
        icon={DOOR_OPEN}
        layout="stacked"
        role="alert"
        title={intl.formatMessage({ id: 'apartment.state.not-found' })}
        text={intl.formatMessage({ id: 'apartment.state.not-found-text' })}
      />
      <WaysOn building={building} />
    </CenteredPage>
  );
}

export interface ErrorPageProps extends NotFoundPageProps {
  readonly read: AsyncState<Unit>;
}

/** The server gave no unit. */
export function ErrorPage({ building, read }: ErrorPageProps) {
  return (
    <CenteredPage>
      <AsyncView
        read={read}
        layout="stacked"
        errorTitle="apartment.state.failed"
        errorText="apartment.state.failed-text"
      />
      <WaysOn building={building} />
    </CenteredPage>
  );
}

function WaysOn({ building }: NotFoundPageProps) {
  const locale = useLocale();
  return (
    <div className={styles.ways}>
      {building && (
        <ButtonLink
          href={routePath('building-id', locale, { masterplanId: building.masterplansId, id: building.id })}
        >
          <FormattedMessage
            id="apartment.all-homes-in"
            values={{ building: building.title || building.name }}
          />
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" href={routePath('map', locale)}>
        <FormattedMessage id="common.toMap" />
      </ButtonLink>
    </div>
  );
}
