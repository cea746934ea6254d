import type { Building } from '@suite/api';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { ErrorPage } from '@suite/explorer';
import { MAP_TRIFOLD, MOUNTAINS } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { buildingPath } from '../../../lib/paths.ts';

/** Why there is no building to show at this address. */
export type Unavailable =
  | { readonly kind: 'not-found'; readonly masterplanId: number | null }
  | { readonly kind: 'unknown-view'; readonly building: Building };

export function BuildingUnavailable({ reason }: { readonly reason: Unavailable }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { search } = useLocation();
  const say = (id: string, values?: Record<string, string>) => formatMessage({ id }, values);
  if (reason.kind === 'unknown-view') {
    const { building } = reason;
    return (
      <ErrorPage
        icon={MOUNTAINS}
        title={say('building.state.unknown-view')}
        text={say('building.state.unknown-view-text', { building: building.title || building.name })}
        actionLabel={say('building.state.to-building')}
        href={buildingPath(building, null, locale, search)}
        status={404}
      />
    );
  }
  const { masterplanId } = reason;
  return (
    <ErrorPage
      icon={MAP_TRIFOLD}
      title={say('building.state.not-found')}
      text={say('building.state.not-found-text')}
      actionLabel={say(masterplanId === null ? 'common.toMap' : 'building.state.to-masterplan')}
      href={
        masterplanId === null
          ? routePath('map', locale)
          : routePath('masterplan-id', locale, { id: masterplanId })
      }
      status={404}
    />
  );
}
