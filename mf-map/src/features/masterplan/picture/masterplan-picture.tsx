import { pictureImage } from '@suite/api-client';
import { focusBoxOf, Picture, type PictureBox } from '@suite/picture';
import { useViewport } from '@suite/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { AreaShapes } from '../model/area-shapes.ts';
import type { MasterplanView } from '../model/masterplan-views.ts';
import type { PointsLayer } from '../points/use-points.ts';
import type { Attention } from '../use-attention.ts';
import { pillRoom } from './pill-room.ts';
import { usePins } from './use-pins.tsx';

export interface MasterplanPictureProps {
  readonly name: string;
  readonly view: MasterplanView;
  readonly areas: AreaShapes;
  readonly points: PointsLayer;
  readonly attention: Attention;
  /** Every area has its pill; else only the one with the visitor's attention. */
  readonly hasPills: boolean;
  /** Of the frame, in CSS pixels. */
  readonly size: { readonly widthPx: number; readonly heightPx: number };
  /** The picture is painted. */
  readonly onReady: () => void;
  readonly onError: () => void;
}

/** All areas stay in sight; on a phone the picture covers its frame around the area that matters most. */
function useFocusBox({ areas, attention }: MasterplanPictureProps, isSmall: boolean): PictureBox | undefined {
  const { shapes, childOf } = areas;
  return useMemo(() => {
    if (!isSmall) return focusBoxOf(shapes);
    const selected = shapes.find(({ id }) => id === attention.selectedId);
    const available = (id: string) => childOf.get(id)?.unitCounts.available ?? 0;
    const main = selected ?? shapes.toSorted((one, other) => available(other.id) - available(one.id))[0];
    return main && focusBoxOf([main]);
  }, [shapes, childOf, isSmall, attention.selectedId]);
}

/** The masterplan's picture with its areas and their names. */
export function MasterplanPicture(props: MasterplanPictureProps) {
  const { name, view, areas, points, attention, onReady, onError } = props;
  const { widthPx, heightPx } = props.size;
  const isSmall = useViewport() === 'small';
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const image = useMemo(
    () => pictureImage(view, formatMessage({ id: 'map.picture.alt' }, { name, view: view.name })),
    [view, name, formatMessage],
  );
  const focusBox = useFocusBox(props, isSmall);
  const room = useMemo(
    () => pillRoom(view, { widthPx, heightPx }, focusBox, isSmall),
    [view, widthPx, heightPx, focusBox, isSmall],
  );
  const shapes = useMemo(() => [...areas.shapes, ...points.shapes], [areas.shapes, points.shapes]);
  const open = (id: string) => {
    const href = shapes.find((shape) => shape.id === id)?.href;
    if (href) void navigate(href);
  };
  return (
    <Picture
      image={image}
      shapes={shapes}
      label={formatMessage({ id: 'map.picture.label' }, { name })}
      description={formatMessage({ id: 'map.picture.keys' })}
      focusBox={focusBox}
      pins={usePins(props, isSmall, room, open)}
      hoveredId={attention.hoveredId}
      selectedId={attention.selectedId}
      overlay="shown"
      onHover={(shape) => attention.show(shape?.id ?? null)}
      onOpen={open}
      onSelect={attention.select}
      onReady={onReady}
      onError={onError}
      zoomLabels={{
        zoomIn: formatMessage({ id: 'common.zoomIn' }),
        zoomOut: formatMessage({ id: 'common.zoomOut' }),
        reset: formatMessage({ id: 'common.zoomReset' }),
      }}
    />
  );
}
