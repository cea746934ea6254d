import type { PicturePin, PictureShape } from '@suite/picture';
import { useMemo } from 'react';
import { pillPlaces } from '../model/pill-places.ts';
import { PointMarker } from '../points/point-marker.tsx';
import { AreaPill } from './area-pill.tsx';
import type { MasterplanPictureProps } from './masterplan-picture.tsx';
import type { PillRoom } from './pill-room.ts';
import { pillSize } from './pill-size.ts';

export interface Pins {
  readonly pins: readonly PicturePin[];
  /** Areas whose pill is whole at rest, where the others go without; null where there is no such choice. */
  readonly pilled: ReadonlySet<string> | null;
}

/**
 * The pills on the areas and the markers of the points of interest; each opens its own,
 * by a finger at the second tap.
 */
export function usePins(
  { areas, points, attention, hasPills }: MasterplanPictureProps,
  isSmall: boolean,
  { scale, room, blocked }: PillRoom,
  open: (id: string) => void,
): Pins {
  const { shapes, childOf } = areas;
  const places = useMemo(() => {
    const named = shapes.filter(({ id }) => childOf.has(id));
    const sizeOf = ({ id }: PictureShape) => pillSize(childOf.get(id)?.name ?? '', isSmall, scale);
    if (hasPills) return pillPlaces(named, room, sizeOf, blocked);
    // One pill at a time has nothing to keep clear of.
    return new Map(named.flatMap((shape) => [...pillPlaces([shape], room, sizeOf, blocked)]));
  }, [shapes, childOf, hasPills, room, blocked, isSmall, scale]);
  // On a phone a pill that the edge would cut is drawn only while its area has the attention.
  const pilled = useMemo(() => {
    if (!isSmall || !hasPills) return null;
    return new Set([...places].filter(([, place]) => place.fits).map(([id]) => id));
  }, [isSmall, hasPills, places]);
  const press = (id: string, isTouch: boolean) => {
    if (isTouch && id !== attention.selectedId) attention.select(id);
    else open(id);
  };
  const pills = shapes.flatMap(({ id }) => {
    const child = childOf.get(id);
    const place = places.get(id);
    const isOn = id === attention.activeId || id === attention.selectedId;
    if (!child || !place || !(isOn || (hasPills && pilled?.has(id) !== false))) return [];
    const content = (
      <AreaPill
        child={child}
        side={place.side}
        isOn={isOn}
        onHover={(isHovered) => attention.hover(isHovered ? id : null)}
        onPress={(isTouch) => press(id, isTouch)}
      />
    );
    return [{ id, at: place.at, content }];
  });
  const markers = points.shapes.flatMap(({ id, label }) => {
    const point = points.placed.pointOf.get(id);
    if (!point) return [];
    const content = (
      <PointMarker
        point={point}
        isOn={id === attention.activeId || id === attention.selectedId}
        onHover={(isHovered) => attention.hover(isHovered ? id : null)}
        onPress={(isTouch) => press(id, isTouch)}
      />
    );
    return [{ id, at: label, content }];
  });
  return { pins: [...pills, ...markers], pilled };
}
