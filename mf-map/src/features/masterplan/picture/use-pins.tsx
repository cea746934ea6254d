import { hoveredId, useHoverState } from '@suite/explorer';
import { PointMarker } from '@suite/explorer/points';
import type { PicturePin, PictureShape } from '@suite/picture';
import { useMemo } from 'react';
import { useCountsText } from '../../../lib/use-counts-text.ts';
import type { MasterplanChild } from '../model/children.ts';
import { pillPlaces } from '../model/pill-places.ts';
import { shortNames } from '../model/short-names.ts';
import { useScreen } from '../screen-store.ts';
import { AreaPill } from './area-pill.tsx';
import type { PillRoom } from './pill-room.ts';
import { type PillLabels, pillSize } from './pill-size.ts';

export interface Pins {
  readonly pins: readonly PicturePin[];
  /** Areas whose pill is whole at rest, where the others go without; null where there is no such choice. */
  readonly pilled: ReadonlySet<string> | null;
  /** What an area is called in a picture of this width, by the id of its shape. */
  readonly labels: ReadonlyMap<string, PillLabels>;
}

const NO_LABELS: PillLabels = { name: '', line: '' };

/** What the pills say; on phones without the words that all names begin with, which the bar says. */
function usePillLabels(
  childOf: ReadonlyMap<string, MasterplanChild>,
  isSmall: boolean,
): ReadonlyMap<string, PillLabels> {
  const countsText = useCountsText();
  return useMemo(() => {
    const children = [...new Set(childOf.values())];
    const whole = children.map(({ name }) => name);
    const names = isSmall ? shortNames(whole) : whole;
    const labelsOf = new Map(
      children.map((child, index) => [child, { name: names[index] ?? child.name, line: countsText(child) }]),
    );
    return new Map([...childOf].map(([id, child]) => [id, labelsOf.get(child) ?? NO_LABELS]));
  }, [childOf, isSmall, countsText]);
}

/**
 * The pills on the areas and the markers of the points of interest; each opens its own,
 * by a finger at the second tap.
 */
export function usePins(
  isSmall: boolean,
  { scale, room, blocked }: PillRoom,
  open: (id: string) => void,
): Pins {
  const { areas, points, hover, hasPills } = useScreen('areas', 'points', 'hover', 'hasPills');
  const { shapes, childOf } = areas;
  const labels = usePillLabels(childOf, isSmall);
  const places = useMemo(() => {
    const named = shapes.filter(({ id }) => childOf.has(id));
    const textRatio = (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
    const sizeOf = ({ id }: PictureShape) => pillSize(labels.get(id) ?? NO_LABELS, isSmall, scale, textRatio);
    if (hasPills) return pillPlaces(named, room, sizeOf, blocked);
    // One pill at a time has nothing to keep clear of.
    return new Map(named.flatMap((shape) => [...pillPlaces([shape], room, sizeOf, blocked)]));
  }, [shapes, childOf, labels, hasPills, room, blocked, isSmall, scale]);
  // A pill that the edge would cut, or that a control would cover, is drawn only while its area has the attention.
  const pilled = useMemo(() => {
    if (!hasPills) return null;
    return new Set([...places].filter(([, place]) => place.fits).map(([id]) => id));
  }, [hasPills, places]);
  // An area without a pill at rest has one while it is hovered or selected.
  const isAtRest = (id: string) => hasPills && pilled?.has(id) !== false;
  const unlessAtRest = (id: string | null) => (id === null || isAtRest(id) ? null : id);
  const hovered = useHoverState(hover, (state) => unlessAtRest(hoveredId(state)));
  const selected = useHoverState(hover, (state) => unlessAtRest(state.selectedId));
  const press = (id: string, isTouch: boolean) => {
    if (isTouch && id !== hover.$state.get().selectedId) hover.select(id);
    else open(id);
  };
  const pills = shapes.flatMap(({ id }) => {
    const child = childOf.get(id);
    const place = places.get(id);
    if (!child || !place || !(isAtRest(id) || id === hovered || id === selected)) return [];
    const content = (
      <AreaPill
        id={id}
        child={child}
        labels={labels.get(id) ?? NO_LABELS}
        side={place.side}
        hover={hover}
        onPress={(isTouch) => press(id, isTouch)}
      />
    );
    return [{ id, at: place.at, content }];
  });
  const markers = points.shapes.flatMap(({ id, label }) => {
    const point = points.placed.pointOf.get(id);
    if (!point) return [];
    const content = (
      <PointMarker id={id} point={point} hover={hover} onPress={(isTouch) => press(id, isTouch)} />
    );
    return [{ id, at: label, content }];
  });
  return { pins: [...pills, ...markers], pilled, labels };
}
