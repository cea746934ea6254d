import { useStore } from '@nanostores/react';
import { $panel, closePanel, togglePanel } from '@suite/bus';
import {
  LOCALES,
  type PanelName,
  type PanelProps,
  pathInLocale,
  patternInLocale,
  type RemoteManifest,
  type RemoteModule,
  type RemoteName,
  ROUTES,
  type RouteTable,
  routesWith,
} from '@suite/contracts';
import { I18nProvider, RouterProvider as UiRouterProvider } from '@suite/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link, Outlet, useHref, useLocation, useNavigate } from 'react-router';
import classes from './standalone.module.css';

/** A remote, and what stands around it when it runs alone. */
export interface Alone {
  readonly remote: RemoteName;
  readonly module: RemoteModule;
  /** Its `remote.json`; left out where the routes of this checkout are known already. */
  readonly manifest?: { readonly routes: object };
  /** Address that it opens with: one of its own pages. */
  readonly start: string;
}

/** Routes of the remote's own pages in both languages; what belongs to others says so. */
export function routesOf({ remote, module, manifest, start }: Alone) {
  const routes = manifest
    ? routesWith({ [remote]: manifest.routes as RemoteManifest['routes'] })
    : (ROUTES as RouteTable);
  const own = Object.values(routes).flatMap(({ pattern, target, layout }) => {
    if (target.kind !== 'page' || target.remote !== remote) return [];
    const Page = viewOf<object>(module.pages[target.page]);
    const place = layout === 'map-fullscreen' ? classes.stage : classes.scroll;
    return LOCALES.map((locale) => ({
      path: patternInLocale(pattern, locale),
      element: (
        <main className={place}>
          <Suspense>
            <Page />
          </Suspense>
        </main>
      ),
    }));
  });
  const others = { path: '*', element: <Elsewhere start={start} /> };
  return [{ element: <Frame remote={remote} panels={panelsOf(module)} />, children: [...own, others] }];
}

type Panels = Readonly<Record<string, ComponentType<PanelProps>>>;

function panelsOf({ panels }: RemoteModule): Panels {
  return Object.fromEntries(Object.entries(panels).map(([name, load]) => [name, viewOf<PanelProps>(load)]));
}

function viewOf<Props>(load: unknown): ComponentType<Props> {
  if (!load) throw new TypeError('The remote has a route of which it has no page');
  return lazy(load as () => Promise<{ default: ComponentType<Props> }>) as unknown as ComponentType<Props>;
}

function Frame({ remote, panels }: { remote: RemoteName; panels: Panels }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const open = useStore($panel);
  const Panel = open ? panels[open] : undefined;
  return (
    <I18nProvider locale="en">
      <UiRouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
        <div className={classes.frame}>
          <header className={classes.bar}>
            <strong>{`${remote}, alone`}</strong>
            {LOCALES.map((locale) => (
              <Link key={locale} to={pathInLocale(pathname, locale) + search}>
                {locale}
              </Link>
            ))}
            {(Object.keys(panels) as PanelName[]).map((name) => (
              <button key={name} type="button" onClick={() => togglePanel(name)}>
                {name}
              </button>
            ))}
          </header>
          <Outlet />
          <Suspense>{Panel && <Panel onClose={closePanel} />}</Suspense>
        </div>
      </UiRouterProvider>
    </I18nProvider>
  );
}

function Elsewhere({ start }: { start: string }) {
  const { pathname } = useLocation();
  return (
    <main className={classes.scroll}>
      <p>{`${pathname} is a page of another remote.`}</p>
      <Link to={start}>{'Back to the start'}</Link>
    </main>
  );
}
