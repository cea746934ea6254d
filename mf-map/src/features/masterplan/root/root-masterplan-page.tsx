import { $projectId, selectProject, useLocale, useNotFound } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { AsyncView, CenteredPage, ErrorPage } from '@suite/explorer';
import { filterToSearch } from '@suite/filter-engine';
import { pathWithFilter, readFilter } from '@suite/filters';
import { AppIntl } from '@suite/i18n';
import { VisuallyHidden } from '@suite/ui';
import { INFO } from '@suite/ui/icons';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { readProjectParameter } from '../../../lib/project-parameter.ts';
import { messages } from '../../../messages.ts';
import { LazyChooser } from '../chooser/lazy-chooser.tsx';
import { PROJECT_ITSELF } from '../model/child-units.ts';
import { useRootLanding } from './use-root-landing.ts';

function Loading() {
  return (
    <CenteredPage>
      <VisuallyHidden>
        <FormattedMessage id="common.loading" />
      </VisuallyHidden>
    </CenteredPage>
  );
}

function RootLanding() {
  const intl = useIntl();
  const locale = useLocale();
  const [search] = useSearchParams();
  const [selected] = useState(() => $projectId.get());
  const { projectId, landing } = useRootLanding(readProjectParameter(search), selected);
  useEffect(() => {
    if (projectId !== null && landing.kind !== 'not-found') selectProject(projectId);
  }, [projectId, landing.kind]);
  useNotFound(landing.kind === 'not-found');
  switch (landing.kind) {
    case 'chooser':
      return <LazyChooser id={PROJECT_ITSELF} loading={<Loading />} />;
    case 'found':
      return <Navigate replace to={pathWithFilter(landing.path, filterToSearch(readFilter(search)))} />;
    case 'map':
      return <Navigate replace to={routePath('map', locale)} />;
    case 'pending':
      return <AsyncView read={landing.read} loading={<Loading />} layout="page" />;
    case 'not-found':
      return (
        <ErrorPage
          icon={INFO}
          title={intl.formatMessage({ id: 'map.root.notFound' })}
          text={intl.formatMessage({ id: 'map.root.notFoundText' })}
          actionLabel={intl.formatMessage({ id: 'common.toMap' })}
          href={routePath('map', locale)}
          status={404}
        />
      );
  }
}

/** `/masterplan`: goes on to where the project leads; a chooser where that has several root masterplans. */
export default function RootMasterplanPage() {
  return (
    <AppIntl messages={messages}>
      <RootLanding />
    </AppIntl>
  );
}
