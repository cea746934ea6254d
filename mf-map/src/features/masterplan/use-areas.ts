import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCountsText } from '../../lib/use-counts-text.ts';
import { type AreaShapes, areaShapes } from './model/area-shapes.ts';
import type { ChildMode, MasterplanChild } from './model/children.ts';
import type { MasterplanView } from './model/masterplan-views.ts';

/** More pills than these would cover each other and the picture; on a phone even those of a few buildings do. */
const MOST_PILLS = 6;

const NO_AREAS: AreaShapes = { shapes: [], childOf: new Map(), shapeOf: new Map(), unseen: [] };

/** The areas of a view; none until the children are known, so that none opens the wrong page. */
export function useAreas(
  view: MasterplanView,
  mode: ChildMode,
  children: readonly MasterplanChild[] | null,
  isSmall: boolean,
): { readonly areas: AreaShapes; readonly hasPills: boolean } {
  const { formatMessage } = useIntl();
  const countsText = useCountsText();
  const hasRoom = mode === 'communities' || !isSmall;
  const hasPills = hasRoom && (children?.length ?? 0) <= MOST_PILLS;
  const areas = useMemo(() => {
    if (!children) return NO_AREAS;
    return areaShapes({
      polygons: view.polygons,
      children,
      mode,
      hasPills,
      nameOf: (child) =>
        formatMessage({ id: 'map.area.name' }, { name: child.name, availability: countsText(child) }),
      emptyName: formatMessage({ id: 'map.area.notAvailable' }),
    });
  }, [view, mode, children, hasPills, formatMessage, countsText]);
  return { areas, hasPills };
}
