import { getFrontendPoi } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { clearSelection, setFilterResult, setPageTitle, useLocale, useNotFound } from '@suite/bus';
import { parseId, routePath } from '@suite/contracts';
import { AsyncView, ErrorPage } from '@suite/explorer';
import { AppIntl } from '@suite/i18n';
import { Skeleton, VisuallyHidden } from '@suite/ui';
import { MAP_PIN } from '@suite/ui/icons';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { messages } from '../../messages.ts';
import { PoiArticle } from './poi-article.tsx';
import styles from './poi-details-page.module.css';

/** The address holds no point of interest, or one that is not there. */
function NoPoi({ isChosen }: { readonly isChosen: boolean }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'map.poi.one' });
  useEffect(() => {
    clearSelection();
    setPageTitle(title);
  }, [title]);
  useNotFound(isChosen);
  return (
    <ErrorPage
      icon={MAP_PIN}
      title={intl.formatMessage({ id: isChosen ? 'map.poi.notFound' : 'map.poi.notChosen' })}
      text={intl.formatMessage({ id: isChosen ? 'map.poi.notFoundText' : 'map.poi.notChosenText' })}
      actionLabel={intl.formatMessage({ id: 'common.toMap' })}
      href={routePath('map', useLocale())}
      status={isChosen ? 404 : undefined}
    />
  );
}

function Loading() {
  return (
    <div className={styles.article} role="status">
      <VisuallyHidden>
        <FormattedMessage id="common.loading" />
      </VisuallyHidden>
      <Skeleton kind="line" width="160px" />
      <Skeleton kind="line" width="40%" />
      <Skeleton kind="block" height="320px" />
    </div>
  );
}

function AddressedPoi() {
  const [search] = useSearchParams();
  const text = search.get('poi');
  const id = parseId(text ?? undefined);
  const locale = useLocale();
  const read = useRead(id === null ? null : readOf(getFrontendPoi, { id, ...inLanguage(locale) }));
  // Nothing is counted here.
  useEffect(() => setFilterResult(null), []);
  if (id === null) return <NoPoi isChosen={text !== null} />;
  return (
    <AsyncView read={read} loading={<Loading />} notFound={<NoPoi isChosen />} layout="page">
      {(poi) => <PoiArticle key={poi.id} poi={poi} />}
    </AsyncView>
  );
}

/** `/poi-details-page?poi=<id>`: a point of interest. */
export default function PoiDetailsPage() {
  return (
    <AppIntl messages={messages}>
      <AddressedPoi />
    </AppIntl>
  );
}
