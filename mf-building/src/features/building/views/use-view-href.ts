import { useLocale } from '@suite/bus';
import { withModelView, withSun } from '@suite/model/stage';
import { useLocation } from 'react-router';
import { buildingPath } from '../../../lib/paths.ts';
import { useScreen } from '../screen-store.ts';
import type { BuildingView } from './building-views.ts';

/** Address of a view with the query of this one. The first view stands at the address of the building itself. */
export function useViewHref(): (view: BuildingView) => string {
  const locale = useLocale();
  const { search } = useLocation();
  const { building, views } = useScreen('building', 'views');
  const query = withSun(withModelView(search, false), null);
  return (view) => buildingPath(building, view === views[0] ? null : view.id, locale, query);
}

/** Address of the model, which begins where the view of this one was taken from. */
export function useModelHref(): string {
  const { pathname, search } = useLocation();
  return `${pathname}?${withModelView(search, true)}`;
}
