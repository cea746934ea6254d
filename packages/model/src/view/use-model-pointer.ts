import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FrameBox } from '../camera/projection.ts';
import type { Engine } from '../engine/engine.ts';
import { listenForGestures } from './gestures.ts';

export interface PointerReports {
  readonly onHover: (unitId: number | null, box: FrameBox | null) => void;
  readonly onPress: (unitId: number | null, pointerType: string) => void;
}

/** Gestures over the view, and which unit is under the mouse. True while one is. */
export function useModelPointer(
  surface: RefObject<HTMLElement | null>,
  engine: Engine | null,
  reports: PointerReports,
): boolean {
  const latest = useRef(reports);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    latest.current = reports;
  });
  useEffect(() => {
    const element = surface.current;
    if (!element || !engine) return;
    let hoveredId: number | null = null;
    const stop = listenForGestures(element, engine, {
      onPress: (x, y, pointerType) => latest.current.onPress(engine.unitAt(x, y), pointerType),
      onPoint(at) {
        const unitId = at && engine.unitAt(at.x, at.y);
        if (unitId === hoveredId) return;
        hoveredId = unitId;
        setOver(unitId !== null);
        latest.current.onHover(unitId, unitId === null ? null : engine.boxOf(unitId));
      },
    });
    return () => {
      stop();
      setOver(false);
      latest.current.onHover(null, null);
    };
  }, [surface, engine]);
  return isOver;
}
