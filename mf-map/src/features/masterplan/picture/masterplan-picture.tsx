import { pictureImage } from '@suite/api-client';
import { useHoverState } from '@suite/explorer';
import {
  focusBoxOf,
  noteVisited,
  Picture,
  type PictureBox,
  type PictureHandle,
  type PictureOpening,
  type PicturePin,
  type PictureShape,
} from '@suite/picture';
import { useArrangement, useViewport } from '@suite/ui';
import { type RefObject, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { AreaShapes } from '../model/area-shapes.ts';
import type { MasterplanView } from '../model/masterplan-views.ts';
import { useScreen } from '../screen-store.ts';
import { type Corner, FOLDED_CARD, namePoint, type PillRoom, pillRoom } from './pill-room.ts';
import { type Pins, usePins } from './use-pins.tsx';

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

/** What an arrival keeps in sight where somebody said so; the server places the first picture by the same point. */
function focusPointBox({ focus, widthPx, heightPx }: MasterplanView): PictureBox | undefined {
  if (!focus) return undefined;
  const [x, y] = [(focus.x / 100) * widthPx, (focus.y / 100) * heightPx];
  return [x, y, x, y];
}

const NO_SHAPES: PictureShape[] = [];
const NO_PINS: readonly PicturePin[] = [];
/** Where the middle of the areas stands at an arrival, clear of its card. */
const BESIDE_THE_CARD: PictureOpening = { zoom: 1.18, at: [0.64, 0.42] };
const ABOVE_THE_CARD: PictureOpening = { zoom: 1, at: [0.5, 0.34] };

/** An area without a pill has its name in the picture itself, where the frame does not cut it. */
function withNames(
  { shapes, childOf }: AreaShapes,
  { pilled, labels }: Pick<Pins, 'pilled' | 'labels'>,
  room: PillRoom,
): PictureShape[] {
  return shapes.map((shape) => {
    const isNamed = !pilled || !childOf.has(shape.id) || pilled.has(shape.id) || shape.text !== '';
    if (isNamed) return shape;
    const text = labels.get(shape.id)?.name ?? '';
    return { ...shape, text, label: namePoint(shape.label, text, room) };
  });
}

export interface MasterplanPictureProps {
  readonly ref: RefObject<PictureHandle | null>;
  /** Of the frame, in CSS pixels. */
  readonly size: { readonly widthPx: number; readonly heightPx: number };
  /** Of what stands in its left corners. */
  readonly upper: Corner;
  readonly lower: Corner;
}

/** The masterplan's picture with its areas and their names. */
export function MasterplanPicture({
  ref,
  size: { widthPx, heightPx },
  upper,
  lower,
}: MasterplanPictureProps) {
  const { masterplan, view, areas, points, hover, load, arrival } = useScreen(
    'masterplan',
    'view',
    'areas',
    'points',
    'hover',
    'load',
    'arrival',
  );
  const { name } = masterplan;
  const isSheet = useArrangement() === 'sheet';
  const hasCard = !isSheet && (areas.unseen.length > 0 || points.placed.unseen.length > 0);
  const isSmall = useViewport() === 'small';
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const image = useMemo(
    () => pictureImage(view, formatMessage({ id: 'map.picture.alt' }, { name, view: view.name })),
    [view, name, formatMessage],
  );
  const listId = useHoverState(hover, (state) => state.listId);
  const selectedId = useHoverState(hover, (state) => state.selectedId);
  const isArrival = arrival === 'shown';
  const areasBox = useFocusBox(areas.shapes, selectedId, isSmall);
  const focusBox = (isArrival && focusPointBox(view)) || areasBox;
  const upperCorner = hasCard ? FOLDED_CARD : upper;
  const room = useMemo(
    () => pillRoom(view, { widthPx, heightPx }, focusBox, { isSmall, upper: upperCorner, lower }),
    [view, widthPx, heightPx, focusBox, isSmall, upperCorner, lower],
  );
  const open = (id: string) => {
    const href = [...areas.shapes, ...points.shapes].find((shape) => shape.id === id)?.href;
    if (!href) return;
    noteVisited(view.url, id);
    ref.current?.flyTo(id);
    void navigate(href);
  };
  const { pins, pilled, labels } = usePins(isSmall, room, open);
  const shapes = useMemo(
    () => (isArrival ? NO_SHAPES : [...withNames(areas, { pilled, labels }, room), ...points.shapes]),
    [isArrival, areas, pilled, labels, room, points.shapes],
  );
  const aside = isSheet ? ABOVE_THE_CARD : BESIDE_THE_CARD;
  return (
    <Picture
      ref={ref}
      image={image}
      shapes={shapes}
      label={formatMessage({ id: 'map.picture.label' }, { name })}
      description={formatMessage({ id: 'map.picture.keys' })}
      focusBox={focusBox}
      pins={isArrival ? NO_PINS : pins}
      opening={isArrival ? aside : undefined}
      hoveredId={listId}
      selectedId={selectedId}
      overlay="shown"
      onHover={(shape) => hover.hoverInPicture(shape?.id ?? null, shape)}
      onOpen={open}
      onSelect={hover.select}
      onReady={load.onLoad}
      onError={load.onError}
      zoomLabels={{
        zoomIn: formatMessage({ id: 'common.zoomIn' }),
        zoomOut: formatMessage({ id: 'common.zoomOut' }),
        reset: formatMessage({ id: 'common.zoomReset' }),
      }}
    />
  );
}
