import { pictureUrl } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { ViewStrip } from '@suite/ui';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { buildingPath } from '../../../lib/paths.ts';
import { useScreen } from '../screen-store.ts';

const TILE_PICTURE_PX = 160;

/** The other pictures of the building. The first one stands at the address of the building itself. */
export function BuildingViewStrip() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { search } = useLocation();
  const { building, views, view: shown } = useScreen('building', 'views', 'view');
  if (views.length < 2) return null;
  return (
    <ViewStrip
      label={formatMessage({ id: 'building.views.label' })}
      size={64}
      items={views.map((view, index) => ({
        id: view.id,
        label: view.name,
        href: buildingPath(building, index === 0 ? null : view.id, locale, search),
        imageUrl: pictureUrl(view.url, TILE_PICTURE_PX),
        current: view.id === shown?.id,
      }))}
    />
  );
}
