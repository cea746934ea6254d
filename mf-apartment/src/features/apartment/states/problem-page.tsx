import { useLocale } from '@suite/bus';
import { type Building, routePath } from '@suite/contracts';
import { ButtonLink, StateCard } from '@suite/ui';
import { DOOR_OPEN, WARNING_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './states.module.css';

/** No such home. The building in the address, where there is one, is the way on. */
export function NotFoundPage({ building }: { building: Building | null }) {
  const intl = useIntl();
  const locale = useLocale();
  const name = building && (building.title || building.name);
  return (
    <div className={styles.problem}>
      <StateCard
        icon={DOOR_OPEN}
        layout="stacked"
        role="alert"
        title={intl.formatMessage({ id: 'apartment.state.not-found' })}
        text={intl.formatMessage({ id: 'apartment.state.not-found-text' })}
        {...(building && {
          actionLabel: intl.formatMessage({ id: 'apartment.all-homes-in' }, { building: name }),
          href: routePath('building-id', locale, { masterplanId: building.masterplansId, id: building.id }),
        })}
      />
      <ButtonLink variant="quiet" href={routePath('map', locale)}>
        <FormattedMessage id="common.toMap" />
      </ButtonLink>
    </div>
  );
}

/** The server gave no home. */
export function FailedPage({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl();
  return (
    <div className={styles.problem}>
      <StateCard
        icon={WARNING_CIRCLE}
        layout="stacked"
        role="alert"
        title={intl.formatMessage({ id: 'apartment.state.failed' })}
        text={intl.formatMessage({ id: 'apartment.state.failed-text' })}
        actionLabel={intl.formatMessage({ id: 'common.tryAgain' })}
        onAction={onRetry}
      />
      <ButtonLink variant="quiet" href={routePath('map', useLocale())}>
        <FormattedMessage id="common.toMap" />
      </ButtonLink>
    </div>
  );
}
