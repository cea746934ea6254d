import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { AsyncView } from '@suite/explorer';
import { Navigate, useLocation } from 'react-router';
import { UnitSkeleton } from './states/unit-skeleton.tsx';
import { UnitNotFound, UnitNotLoaded } from './states/unit-unavailable.tsx';
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
      return <UnitNotFound building={state.building} withdrawn={state.withdrawn} units={units.data} />;
    case 'failed':
      return <UnitNotLoaded building={state.building} read={state.read} />;
    case 'loading':
      return (
        <AsyncView
          read={state.read}
          slowText="apartment.state.slow-text"
          loading={(slowNotice) => <UnitSkeleton slowNotice={slowNotice} />}
        />
      );
    case 'ready':
      return <UnitView unit={state.unit} isWhole={state.isWhole} building={building} units={units} />;
  }
}
