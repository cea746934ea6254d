import type { PicturePin, PictureShape } from '@suite/picture';
import { useMemo } from 'react';
import { useCountsText } from '../../../lib/use-counts-text.ts';
import type { MasterplanChild } from '../model/children.ts';
import { pillPlaces } from '../model/pill-places.ts';
import { shortNames } from '../model/short-names.ts';
import { PointMarker } from '../points/point-marker.tsx';
import { AreaPill } from './area-pill.tsx';
import type { MasterplanPictureProps } from './masterplan-picture.tsx';
import type { PillRoom } from './pill-room.ts';
import { type PillWords, pillSize } from './pill-size.ts';

export interface Pins {
  readonly pins: readonly PicturePin[];
  /** Areas whose pill is whole at rest, where the others go without; null where there is no such choice. */
  readonly pilled: ReadonlySet<string> | null;
}

const NO_WORDS: PillWords = { name: '', line: '' };

/** What the pills say; on phones without the words that all names begin with, which the bar says. */
function usePillWords(
  childOf: ReadonlyMap<string, MasterplanChild>,
  isSmall: boolean,
): ReadonlyMap<string, PillWords> {
  const countsText = useCountsText();
  return useMemo(() => {
    const children = [...new Set(childOf.values())];
    const whole = children.map(({ name }) => name);
    const names = isSmall ? shortNames(whole) : whole;
    const wordsOf = new Map(
      children.map((child, index) => [child, { name: names[index] ?? child.name, line: countsText(child) }]),
    );
    return new Map([...childOf].map(([id, child]) => [id, wordsOf.get(child) ?? NO_WORDS]));
  }, [childOf, isSmall, countsText]);
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
  const words = usePillWords(childOf, isSmall);
  const places = useMemo(() => {
    const named = shapes.filter(({ id }) => childOf.has(id));
    const sizeOf = ({ id }: PictureShape) => pillSize(words.get(id) ?? NO_WORDS, isSmall, scale);
    if (hasPills) return pillPlaces(named, room, sizeOf, blocked);
    // One pill at a time has nothing to keep clear of.
    return new Map(named.flatMap((shape) => [...pillPlaces([shape], room, sizeOf, blocked)]));
  }, [shapes, childOf, words, hasPills, room, blocked, isSmall, scale]);
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
        words={words.get(id) ?? NO_WORDS}
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
