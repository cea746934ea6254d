import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { configureApi } from '@suite/api-client';
import { restoreCompare, restoreConsent, restoreFavourites, setLocale } from '@suite/bus';
import { splitLocale } from '@suite/contracts';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router';
import { SWRConfig } from 'swr';
import { type Alone, routesOf } from './host.tsx';

/** Where the page finds its fakes, behind the address that it came from. */
export const FAKES = '/fakes';

/** How long a test waits for the first of a remote: its page is compiled as it is asked for. */
export const STARTS = { timeout: 20_000 } as const;

type Router = ReturnType<typeof createMemoryRouter>;

/** The page of a remote that runs alone: a host that only holds it, and an API that only remembers. */
export function startAlone(alone: Alone): void {
  if (location.pathname === '/') history.replaceState(null, '', alone.start);
  const router = prepared(createBrowserRouter(routesOf(alone)));
  const place = document.getElementById('root');
  if (place) createRoot(place).render(<AlonePage router={router} />);
}

/** The same for a test, whose page has an address of its own. */
export function aloneInTest(alone: Alone) {
  const router = prepared(createMemoryRouter(routesOf(alone), { initialEntries: [alone.start] }));
  return <AlonePage router={router} />;
}

function prepared(router: Router): Router {
  configureApi({ origin: location.origin + FAKES });
  const follow = (pathname: string) => setLocale(splitLocale(pathname).locale);
  follow(router.state.location.pathname);
  router.subscribe((state) => follow(state.location.pathname));
  restoreConsent();
  restoreFavourites();
  restoreCompare();
  return router;
}

function AlonePage({ router }: { router: Router }) {
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>
  );
}
