import type { Building, Unit } from '@suite/api';
import { useConnectivity, useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { type AsyncState, ErrorPage, statusOf } from '@suite/explorer';
import { ButtonLink } from '@suite/ui';
import { DOOR_OPEN, WARNING_CIRCLE, WIFI_SLASH } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';

export interface UnitNotFoundProps {
  /** The building in the address, where there is one: a way on. */
  readonly building: Building | null;
}

/** No such unit. */
export function UnitNotFound({ building }: UnitNotFoundProps) {
  const intl = useIntl();
  return (
    <ErrorPage
      icon={DOOR_OPEN}
      title={intl.formatMessage({ id: 'apartment.state.not-found' })}
      text={intl.formatMessage({ id: 'apartment.state.not-found-text' })}
      status={404}
      role="alert"
    >
      <WaysOn building={building} />
    </ErrorPage>
  );
}

export interface UnitNotLoadedProps extends UnitNotFoundProps {
  readonly read: AsyncState<Unit>;
}

/** The server gave no unit. */
export function UnitNotLoaded({ building, read }: UnitNotLoadedProps) {
  const intl = useIntl();
  const isOffline = useConnectivity() === 'offline';
  return (
    <ErrorPage
      icon={isOffline ? WIFI_SLASH : WARNING_CIRCLE}
      title={intl.formatMessage({ id: 'apartment.state.failed' })}
      text={intl.formatMessage({ id: isOffline ? 'common.offlineTitle' : 'apartment.state.failed-text' })}
      status={statusOf(read.error)}
      role="alert"
      actionLabel={intl.formatMessage({ id: 'common.tryAgain' })}
      onAction={read.retry}
    >
      <WaysOn building={building} />
    </ErrorPage>
  );
}

function WaysOn({ building }: UnitNotFoundProps) {
  const locale = useLocale();
  return (
    <>
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
    </>
  );
}
