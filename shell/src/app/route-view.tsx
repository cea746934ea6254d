import { useLocale } from '@suite/bus';
import { ROUTES, type RouteDefinition, type RouteName, routePath } from '@suite/contracts';
import { Navigate, useLocation } from 'react-router';
import { LandingPage } from './landing-page.tsx';
import { useGuardResult } from './middleware/use-guard-result.ts';
import { PageSkeleton } from './slots/page-skeleton.tsx';
import { RemotePage } from './slots/remote-page.tsx';
import { SplashPage } from './splash-page.tsx';

/** What the route table puts at a path, for who may be there. */
export function RouteView({ name }: { name: RouteName }) {
  const locale = useLocale();
  const { search } = useLocation();
  const { target }: RouteDefinition = ROUTES[name];
  const guardResult = useGuardResult(name);
  if (guardResult.kind === 'wait') return <PageSkeleton />;
  if (guardResult.kind === 'redirect') return <Navigate replace to={guardResult.to} />;
  switch (target.kind) {
    case 'page':
      return <RemotePage key={`${target.remote}/${target.page}`} view={target} />;
    case 'redirect':
      return <Navigate replace to={{ pathname: routePath(target.to as 'map', locale), search }} />;
    case 'landing':
      return <LandingPage />;
    case 'splash':
      return <SplashPage />;
  }
}
