import { useLocale } from '@suite/bus';
import { type Building, routePath } from '@suite/contracts';
import { ButtonLink, StateCard } from '@suite/ui';
import { DOOR_OPEN, WARNING_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './states.module.css';

export interface ProblemPageProps {
  /** The building in the address, where there is one: a way on. */
  readonly building: Building | null;
}

/** No such home. */
export function NotFoundPage({ building }: ProblemPageProps) {
  const intl = useIntl();
  return (
    <div className={styles.problem}>
      <StateCard
        icon={DOOR_OPEN}
        layout="stacked"
        role="alert"
        title={intl.formatMessage({ id: 'apartment.state.not-found' })}
        text={intl.formatMessage({ id: 'apartment.state.not-found-text' })}
      />
      <WaysOn building={building} />
    </div>
  );
}

/** The server gave no home. */
export function FailedPage({ building, onRetry }: ProblemPageProps & { readonly onRetry: () => void }) {
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
      <WaysOn building={building} />
    </div>
  );
}

function WaysOn({ building }: ProblemPageProps) {
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
