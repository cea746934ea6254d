import { type LayoutName, LOCALES, ROUTES, type RouteName, routePattern } from '@suite/contracts';
import { type RouteObject, useLocation, useRoutes } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { LAYOUTS } from './layouts/layouts.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { Root } from './root.tsx';
import { RouteView } from './route-view.tsx';
import { SuiteRouter } from './suite-router.tsx';

const names = Object.keys(ROUTES) as RouteName[];

/** Routes of one layout in both languages; the layout stays mounted while the visitor moves among them. */
function layoutRoutes(layout: LayoutName): RouteObject {
  const Layout = LAYOUTS[layout];
  return {
    element: <Layout />,
    children: names
      .filter((name) => ROUTES[name].layout === layout)
      .flatMap((name) =>
        LOCALES.map((locale) => ({
          path: routePattern(name, locale),
          caseSensitive: true,
          element: <RouteView name={name} />,
        })),
      ),
  };
}

function suiteRoutes(): RouteObject[] {
  const layouts = [...new Set(names.map((name) => ROUTES[name].layout))];
  const NotFoundLayout = LAYOUTS['empty-centered'];
  return [
    {
      element: <Root />,
      children: [
        ...layouts.map(layoutRoutes),
        { element: <NotFoundLayout />, children: [{ path: '*', element: <NotFoundPage /> }] },
      ],
    },
  ];
}

const routes = suiteRoutes();

/** The whole suite, from the route table of the contracts. */
export function Suite() {
  return (
    <SuiteRouter>
      <Page />
    </SuiteRouter>
  );
}

function Page() {
  const { pathname } = useLocation();
  return (
    <PageBoundary pathname={pathname} fallback={(error) => <ErrorPage error={error} />}>
      <Routed />
    </PageBoundary>
  );
}

function Routed() {
  return useRoutes(routes);
}
