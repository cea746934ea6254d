import { useStore } from '@nanostores/react';
import { LAYOUT_NAMES, type LayoutName, LOCALES, patternInLocale, type RouteTable } from '@suite/contracts';
import { useEffect, useMemo } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router';
import { noteShellStart } from '../remotes/outcomes/watch-shell.ts';
import { takeOffWaiting } from '../remotes/revocation.ts';
import { $offers, type VisitOffers } from '../remotes/visit/offers.ts';
import { LAYOUTS } from './layouts/layouts.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { Root } from './root.tsx';
import { RouteView } from './route-view.tsx';
import { ShellFailure } from './shell-failure.tsx';
import { PageSkeleton } from './slots/page-skeleton.tsx';
import { SuiteRouter } from './suite-router.tsx';

/** Routes of one layout in both languages; the layout stays mounted while the visitor moves among them. */
function layoutRoutes(layout: LayoutName, routes: RouteTable): RouteObject {
  const Layout = LAYOUTS[layout];
  return {
    element: <Layout />,
    children: Object.entries(routes)
      .filter(([, definition]) => definition.layout === layout)
      .flatMap(([name, definition]) =>
        LOCALES.map((locale) => ({
          path: patternInLocale(definition.pattern, locale),
          caseSensitive: true,
          element: <RouteView name={name} definition={definition} />,
        })),
      ),
  };
}

function suiteRoutes({ routes, isKnown }: VisitOffers): RouteObject[] {
  const NotFoundLayout = LAYOUTS['empty-centered'];
  // What no route is found for may be a page of a version that is not known yet.
  const unknown = isKnown ? <NotFoundPage /> : <PageSkeleton />;
  return [
    {
      element: <Root />,
      children: [
        ...LAYOUT_NAMES.map((layout) => layoutRoutes(layout, routes)),
        { element: <NotFoundLayout />, children: [{ path: '*', element: unknown }] },
      ],
    },
  ];
}

/** The whole suite, from the manifests of the versions that this visitor gets. */
export function Suite() {
  return (
    <SuiteRouter>
      <Page />
    </SuiteRouter>
  );
}

function Page() {
  const { pathname } = useLocation();
  useEffect(() => takeOffWaiting(), [pathname]);
  return (
    <PageBoundary pathname={pathname} fallback={(error) => <ShellFailure error={error} />}>
      <Routed />
    </PageBoundary>
  );
}

function Routed() {
  const offers = useStore($offers);
  // What throws while the first page is drawn never comes so far.
  useEffect(() => noteShellStart('drawn'), []);
  return useRoutes(useMemo(() => suiteRoutes(offers), [offers]));
}
