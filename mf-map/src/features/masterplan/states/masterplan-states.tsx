import { useLocale, useNotFound } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { ErrorPage } from '@suite/explorer';
import { Skeleton, StateCard, VisuallyHidden } from '@suite/ui';
import { IMAGE, INFO } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './masterplan-states.module.css';

/** Holds the place of the picture. */
export function MasterplanLoading() {
  return (
    <div className={styles.loading} role="status">
      <VisuallyHidden>
        <FormattedMessage id="common.loading" />
      </VisuallyHidden>
      <Skeleton kind="block" height="100%" />
    </div>
  );
}

/** The address holds no masterplan that may be shown. */
export function MasterplanNotFound() {
  const intl = useIntl();
  useNotFound();
  return (
    <ErrorPage
      icon={INFO}
      title={intl.formatMessage({ id: 'map.masterplan.notFound' })}
      text={intl.formatMessage({ id: 'map.masterplan.notFoundText' })}
      actionLabel={intl.formatMessage({ id: 'common.toMap' })}
      href={routePath('map', useLocale())}
      status={404}
    />
  );
}

/** The masterplan is there, the view of the address is not. */
export function ViewNotFound({
  masterplanId,
  name,
}: {
  readonly masterplanId: number;
  readonly name: string;
}) {
  const intl = useIntl();
  useNotFound();
  return (
    <ErrorPage
      icon={IMAGE}
      title={intl.formatMessage({ id: 'map.masterplan.viewNotFound' })}
      text={intl.formatMessage({ id: 'map.masterplan.viewNotFoundText' }, { name })}
      actionLabel={intl.formatMessage({ id: 'map.masterplan.open' }, { name })}
      href={routePath('masterplan-id', useLocale(), { id: masterplanId })}
      status={404}
    />
  );
}

/** Nothing below the masterplan is published. */
export function MasterplanEmpty({ name }: { readonly name: string }) {
  const intl = useIntl();
  return (
    <StateCard
      icon={INFO}
      layout="stacked"
      role="status"
      title={intl.formatMessage({ id: 'map.masterplan.empty' }, { name })}
      text={intl.formatMessage({ id: 'map.masterplan.emptyText' })}
      actionLabel={intl.formatMessage({ id: 'common.toMap' })}
      href={routePath('map', useLocale())}
    />
  );
}
