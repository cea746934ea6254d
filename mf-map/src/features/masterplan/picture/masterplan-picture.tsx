import { pictureImage } from '@suite/api-client';
import { type HoverStore, useHoverState } from '@suite/explorer';
import { focusBoxOf, noteVisited, Picture, type PictureBox, type PictureShape } from '@suite/picture';
import { useViewport } from '@suite/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { AreaShapes } from '../model/area-shapes.ts';
import type { MasterplanView } from '../model/masterplan-views.ts';
import type { PointsLayer } from '../points/use-points.ts';
import { pillRoom } from './pill-room.ts';
import { usePins } from './use-pins.tsx';

export interface MasterplanPictureProps {
  readonly name: string;
  readonly view: MasterplanView;
  readonly areas: AreaShapes;
  readonly points: PointsLayer;
  readonly hover: HoverStore<string>;
  /** Every area has its pill; else only the one with the visitor's attention. */
  readonly hasPills: boolean;
  /** A card stands over the upper left corner. */
  readonly hasCard: boolean;
  /** Of the frame, in CSS pixels. */
  readonly size: { readonly widthPx: number; readonly heightPx: number };
  /** The picture is painted. */
  readonly onReady: () => void;
  readonly onError: () => void;
}

/** All areas; a phone, where the picture covers its frame, shows their middle, or what a first tap chose. */
function useFocusBox(
  shapes: readonly PictureShape[],
  selectedId: string | null,
  isSmall: boolean,
): PictureBox | undefined {
  return useMemo(() => {
    const selected = isSmall && shapes.find(({ id }) => id === selectedId);
    return focusBoxOf(selected ? [selected] : shapes);
  }, [shapes, isSmall, selectedId]);
}

/** An area without a pill has its name in the picture itself. */
function withNames({ shapes, childOf }: AreaShapes, pilled: ReadonlySet<string> | null): PictureShape[] {
  return shapes.map((shape) => {
    const child = childOf.get(shape.id);
    const isNamed = !pilled || !child || pilled.has(shape.id) || shape.text !== '';
    return isNamed ? shape : { ...shape, text: child.name };
  });
}

/** The masterplan's picture with its areas and their names. */
export function MasterplanPicture(props: MasterplanPictureProps) {
  const { name, view, areas, points, hover, hasCard, onReady, onError } = props;
  const { widthPx, heightPx } = props.size;
  const isSmall = useViewport() === 'small';
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const image = useMemo(
    () => pictureImage(view, formatMessage({ id: 'map.picture.alt' }, { name, view: view.name })),
    [view, name, formatMessage],
  );
  const listId = useHoverState(hover, (state) => state.listId);
  const selectedId = useHoverState(hover, (state) => state.selectedId);
  const focusBox = useFocusBox(areas.shapes, selectedId, isSmall);
  const room = useMemo(
    () => pillRoom(view, { widthPx, heightPx }, focusBox, { isSmall, hasCard }),
    [view, widthPx, heightPx, focusBox, isSmall, hasCard],
  );
  const open = (id: string) => {
    const href = [...areas.shapes, ...points.shapes].find((shape) => shape.id === id)?.href;
    if (!href) return;
    noteVisited(view.url, id);
    void navigate(href);
  };
  const { pins, pilled } = usePins(props, isSmall, room, open);
  const shapes = useMemo(
    () => [...withNames(areas, pilled), ...points.shapes],
    [areas, pilled, points.shapes],
  );
  return (
    <Picture
      image={image}
      shapes={shapes}
      label={formatMessage({ id: 'map.picture.label' }, { name })}
      description={formatMessage({ id: 'map.picture.keys' })}
      focusBox={focusBox}
      pins={pins}
      hoveredId={listId}
      selectedId={selectedId}
      overlay="shown"
      onHover={(shape) => hover.hoverInPicture(shape?.id ?? null, shape)}
      onOpen={open}
      onSelect={hover.select}
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
