import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { Navigate, useLocation } from 'react-router';
import { ApartmentView } from './apartment-view.tsx';
import { ApartmentSkeleton } from './states/apartment-skeleton.tsx';
import { FailedPage, NotFoundPage } from './states/problem-page.tsx';
import { useApartmentOnBus } from './use-apartment-on-bus.ts';
import { useApartmentScreen } from './use-apartment-screen.ts';

export function ApartmentScreen() {
  const locale = useLocale();
  const { search } = useLocation();
  const { state, building, homes } = useApartmentScreen();
  useApartmentOnBus(state);
  switch (state.kind) {
    case 'moved':
      return <Navigate replace to={routePath('apartment-id', locale, state.to, search)} />;
    case 'not-found':
      return <NotFoundPage building={state.building} />;
    case 'failed':
      return <FailedPage building={state.building} onRetry={state.retry} />;
    case 'loading':
      return <ApartmentSkeleton slow={state.slow} onRetry={state.retry} />;
    case 'ready':
      return (
        <ApartmentView
          apartment={state.apartment}
          isWhole={state.isWhole}
          building={building}
          homes={homes}
        />
      );
  }
}
