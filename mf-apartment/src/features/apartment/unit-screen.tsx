import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { Navigate, useLocation } from 'react-router';
import { FailedPage, NotFoundPage } from './states/problem-page.tsx';
import { UnitSkeleton } from './states/unit-skeleton.tsx';
import { UnitView } from './unit-view.tsx';
import { useUnitOnBus } from './use-unit-on-bus.ts';
import { useUnitScreen } from './use-unit-screen.ts';

export function UnitScreen() {
  const locale = useLocale();
  const { search } = useLocation();
  const { state, building, units } = useUnitScreen();
  useUnitOnBus(state);
  switch (state.kind) {
    case 'moved':
      return <Navigate replace to={routePath('apartment-id', locale, state.to, search)} />;
    case 'not-found':
      return <NotFoundPage building={state.building} />;
    case 'failed':
      return <FailedPage building={state.building} onRetry={state.retry} />;
    case 'loading':
      return <UnitSkeleton slow={state.slow} onRetry={state.retry} />;
    case 'ready':
      return <UnitView unit={state.unit} isWhole={state.isWhole} building={building} units={units} />;
  }
}
