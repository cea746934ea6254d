import { useLocale } from '@suite/bus';
import { type Building, routePath } from '@suite/contracts';
import { MAP_TRIFOLD, MOUNTAINS, WARNING_CIRCLE } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { buildingPath } from '../../../lib/paths.ts';
import { StatePage } from './state-page.tsx';

/** Why there is no building to show at this address. */
export type Problem =
  | { readonly kind: 'not-found'; readonly masterplanId: number | null }
  | { readonly kind: 'unknown-view'; readonly building: Building }
  | { readonly kind: 'failed'; readonly retry: () => void };

export function BuildingProblem({ problem }: { readonly problem: Problem }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { search } = useLocation();
  const say = (id: string, values?: Record<string, string>) => formatMessage({ id }, values);
  if (problem.kind === 'failed') {
    return (
      <StatePage
        role="alert"
        icon={WARNING_CIRCLE}
        title={say('building.state.failed')}
        text={say('building.state.failed-text')}
        actionLabel={say('common.tryAgain')}
        onAction={problem.retry}
      />
    );
  }
  if (problem.kind === 'unknown-view') {
    const { building } = problem;
    return (
      <StatePage
        icon={MOUNTAINS}
        title={say('building.state.unknown-view')}
        text={say('building.state.unknown-view-text', { building: building.title || building.name })}
        actionLabel={say('building.state.to-building')}
        href={buildingPath(building, null, locale, search)}
      />
    );
  }
  const { masterplanId } = problem;
  return (
    <StatePage
      icon={MAP_TRIFOLD}
      title={say('building.state.not-found')}
      text={say('building.state.not-found-text')}
      actionLabel={say(masterplanId === null ? 'common.toMap' : 'building.state.to-masterplan')}
      href={
        masterplanId === null
          ? routePath('map', locale)
          : routePath('masterplan-id', locale, { id: masterplanId })
      }
    />
  );
}
