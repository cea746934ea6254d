import { type LayoutName, LOCALES, ROUTES, type RouteName, routePattern } from '@suite/contracts';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { LAYOUTS } from './layouts/layouts.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { Root } from './root.tsx';
import { RouteView } from './route-view.tsx';

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
          handle: { name },
          element: <RouteView name={name} />,
        })),
      ),
  };
}

/** The router of the suite, from the route table of the contracts. */
export function createRouter() {
  const layouts = [...new Set(names.map((name) => ROUTES[name].layout))];
  const NotFoundLayout = LAYOUTS['empty-centered'];
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <ErrorPage />,
      children: [
        ...layouts.map(layoutRoutes),
        { element: <NotFoundLayout />, children: [{ path: '*', element: <NotFoundPage /> }] },
      ],
    },
  ]);
}
