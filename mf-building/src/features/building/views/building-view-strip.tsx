import { focusPosition, pictureUrl } from '@suite/api-client';
import { ViewStrip } from '@suite/ui';
import { CUBE } from '@suite/ui/icons';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useScreen } from '../screen-store.ts';
import { useModelHref, useViewHref } from './use-view-href.ts';

const TILE_PICTURE_PX = 160;
const MODEL_TILE = '3d';

/** The pictures of the building, and the live model where the project has one. */
export const BuildingViewStrip = memo(function BuildingViewStrip() {
  const { formatMessage } = useIntl();
  const hrefOf = useViewHref();
  const modelHref = useModelHref();
  const { views, view: shown, modelStage, hasModel } = useScreen('views', 'view', 'modelStage', 'hasModel');
  if (!hasModel && views.length < 2) return null;
  const pictures = views.map((view) => ({
    id: view.id,
    label: view.name,
    href: hrefOf(view),
    imageUrl: pictureUrl(view.url, TILE_PICTURE_PX),
    imagePosition: focusPosition(view.focus),
    current: !modelStage.isWanted && view.id === shown?.id,
  }));
  const model = {
    id: MODEL_TILE,
    label: formatMessage({ id: 'building.model.tile' }),
    href: modelHref,
    icon: CUBE,
    current: modelStage.isWanted,
  };
  return (
    <ViewStrip
      label={formatMessage({ id: 'building.views.label' })}
      size={64}
      items={hasModel ? [...pictures, model] : pictures}
    />
  );
});
