import { useLocale } from '@suite/bus';
import { type RouteDefinition, type RouteName, routePath } from '@suite/contracts';
import { Navigate, useLocation } from 'react-router';
import { pageView } from '../remotes/views.ts';
import { LandingPage } from './landing-page.tsx';
import { useGuardResult } from './middleware/use-guard-result.ts';
import { PageSkeleton } from './slots/page-skeleton.tsx';
import { RemotePage } from './slots/remote-page.tsx';
import { SplashPage } from './splash-page.tsx';

/** What a route puts at its path, for who may be there. */
export function RouteView({ name, definition }: { name: string; definition: RouteDefinition }) {
  const locale = useLocale();
  const { search } = useLocation();
  const { target } = definition;
  const guardResult = useGuardResult(name, definition);
  if (guardResult.kind === 'wait') return <PageSkeleton />;
  if (guardResult.kind === 'redirect') return <Navigate replace to={guardResult.to} />;
  switch (target.kind) {
    case 'page':
      return (
        <RemotePage key={`${target.remote}/${target.page}`} view={pageView(target.remote, target.page)} />
      );
    case 'redirect':
      return (
        <Navigate
          replace
          to={{ pathname: routePath(target.to as Extract<RouteName, 'map'>, locale), search }}
        />
      );
    case 'landing':
      return <LandingPage />;
    case 'splash':
      return <SplashPage />;
  }
}
