import { pictureUrl } from '@suite/api-client';
import { ViewStrip } from '@suite/ui';
import { useIntl } from 'react-intl';
import { useScreen } from '../screen-store.ts';
import { useViewHref } from './use-view-href.ts';

const TILE_PICTURE_PX = 160;

/** The pictures of the building. */
export function BuildingViewStrip() {
  const { formatMessage } = useIntl();
  const hrefOf = useViewHref();
  const { views, view: shown } = useScreen('views', 'view');
  if (views.length < 2) return null;
  return (
    <ViewStrip
      label={formatMessage({ id: 'building.views.label' })}
      size={64}
      items={views.map((view) => ({
        id: view.id,
        label: view.name,
        href: hrefOf(view),
        imageUrl: pictureUrl(view.url, TILE_PICTURE_PX),
        current: view.id === shown?.id,
      }))}
    />
  );
}
