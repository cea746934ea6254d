import { type KeyboardEvent, useState } from 'react';
import type { FrameBox } from '../camera/projection.ts';
import type { Engine } from '../engine/engine-types.ts';
import type { ShownUnit } from '../units/unit-paint.ts';
import type { PointerReports } from './use-model-pointer.ts';
import { directionOf, nearestUnit, nextUnit, type PlacedUnit } from './walk.ts';

export interface UnitKeys {
  /** The unit that has the keyboard. */
  readonly focusedId: number | null;
  /** Says whether the key was one of these. */
  readonly press: (event: KeyboardEvent) => boolean;
  readonly leave: () => void;
}

/**
 * Homes by keyboard, as in the picture: Enter takes the one nearest to the middle, arrows go from home to home, Enter
 * opens, Escape leaves them.
 */
export function useUnitKeys(
  engine: Engine | null,
  units: readonly ShownUnit[],
  { onHover, onPress }: PointerReports,
): UnitKeys {
  const [focusedId, setFocusedId] = useState<number | null>(null);

  function focus(id: number | null): void {
    setFocusedId(id);
    onHover(id, id === null ? null : (engine?.boxOf(id) ?? null));
  }

  function leave(): void {
    if (focusedId !== null) focus(null);
  }

  function step(key: string): number | null | undefined {
    if (!engine) return undefined;
    const placed = placedUnits(engine, units);
    const isSeen = ({ id, label }: PlacedUnit) => engine.unitAt(...label) === id;
    const from = placed.find(({ id }) => id === focusedId);
    const direction = directionOf(key);
    if (from && direction) return nextUnit(placed, from, direction, isSeen)?.id ?? from.id;
    const { width, height } = engine.frame();
    if (key === 'Enter' && !from) return nearestUnit(placed, [width / 2, height / 2], isSeen)?.id;
    return key === 'Escape' && from ? null : undefined;
  }

  return {
    focusedId,
    leave,
    press({ key, ctrlKey, metaKey, altKey }) {
      if (ctrlKey || metaKey || altKey) return false;
      if (key === 'Enter' && focusedId !== null) {
        onPress(focusedId, 'keyboard');
        return true;
      }
      const next = step(key);
      if (next === undefined) {
        // The view is about to move under them.
        if (key !== 'Tab' && key !== 'Shift') leave();
        return false;
      }
      focus(next);
      return true;
    },
  };
}

/** Those that match and whose middle is in the frame. */
function placedUnits(engine: Engine, units: readonly ShownUnit[]): PlacedUnit[] {
  const { width, height } = engine.frame();
  const middleOf = ({ left, top, right, bottom }: FrameBox) =>
    [(left + right) / 2, (top + bottom) / 2] as const;
  return units.flatMap(({ id, filteredOut, text }) => {
    const box = filteredOut || text === '' ? null : engine.boxOf(id);
    if (!box) return [];
    const label = middleOf(box);
    const isInFrame = label[0] > 0 && label[0] < width && label[1] > 0 && label[1] < height;
    return isInFrame ? [{ id, label }] : [];
  });
}
