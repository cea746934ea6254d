import type { Building, Unit } from '@suite/api';
import type { WithdrawnUnit } from '@suite/api-client';
import { useConnectivity, useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { type AsyncState, ErrorPage, statusOf } from '@suite/explorer';
import { ButtonLink } from '@suite/ui';
import { DOOR_OPEN, WARNING_CIRCLE, WIFI_SLASH } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { SimilarList } from '../../../lib/similar/similar-list.tsx';
import styles from './states.module.css';

interface WaysOnProps {
  /** The building in the address, where there is one: a way on. */
  readonly building: Building | null;
}

export interface UnitNotFoundProps extends WaysOnProps {
  readonly withdrawn: WithdrawnUnit | null;
  /** Of the building in the address, where they are known. */
  readonly units: readonly Unit[] | undefined;
}

/** No such unit, or none any more. */
export function UnitNotFound({ building, withdrawn, units }: UnitNotFoundProps) {
  const intl = useIntl();
  // Whole ids, so that the table of messages finds who shows them.
  const [title, text] = withdrawn
    ? (['apartment.state.withdrawn', 'apartment.state.withdrawn-text'] as const)
    : (['apartment.state.not-found', 'apartment.state.not-found-text'] as const);
  const names = withdrawn ? { number: withdrawn.number, building: withdrawn.building } : {};
  return (
    <ErrorPage
      icon={DOOR_OPEN}
      title={intl.formatMessage({ id: title }, names)}
      text={intl.formatMessage({ id: text }, names)}
      status={withdrawn ? 410 : 404}
      role="alert"
    >
      {withdrawn?.facts && units && (
        <div className={styles.similar}>
          <SimilarList unit={withdrawn.facts} units={units} />
        </div>
      )}
      {withdrawn && building && <SimilarUnits building={building} />}
      <WaysOn building={building} />
    </ErrorPage>
  );
}

/** The search of the building, for more than the few that are listed. */
function SimilarUnits({ building: { id, masterplansId } }: { readonly building: Building }) {
  const address = { masterplanId: masterplansId, buildingId: id };
  return (
    <ButtonLink variant="primary" href={routePath('search', useLocale(), address)}>
      <FormattedMessage id="apartment.similar.show" />
    </ButtonLink>
  );
}

export interface UnitNotLoadedProps extends WaysOnProps {
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

function WaysOn({ building }: WaysOnProps) {
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
