import { type RefObject, useEffect, useRef, useState } from 'react';
import { approached, panned, turned } from '../camera/pose.ts';
import type { FrameBox } from '../camera/projection.ts';
import { lengthOf, subtract } from '../camera/vector.ts';
import type { Engine } from '../engine/engine-types.ts';
import { listenForGestures } from './gestures.ts';
import { FLIGHT_MS, prefersStill } from './stillness.ts';

export interface PointerReports {
  readonly onHover: (unitId: number | null, box: FrameBox | null) => void;
  readonly onPress: (unitId: number | null, pointerType: string) => void;
}

/** Radians for a pixel of a drag. */
const TURN_PER_PX = 0.005;
const TILT_PER_PX = 0.004;
/** Of the distance, for a pixel of a drag. */
const PAN_PER_PX = 0.0012;

function panBy(engine: Engine, deltaX: number, deltaY: number): void {
  engine.move((pose) => {
    const metres = lengthOf(subtract(pose.eye, pose.target)) * PAN_PER_PX;
    return panned(pose, -deltaX * metres, deltaY * metres);
  });
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
    const stop = listenForGestures(element, {
      onTurn: (deltaX, deltaY) =>
        engine.move((pose) => turned(pose, -deltaX * TURN_PER_PX, deltaY * TILT_PER_PX)),
      onPan: (deltaX, deltaY) => panBy(engine, deltaX, deltaY),
      onZoom: (factor) => engine.move((pose) => approached(pose, factor)),
      // A press on a home leads to it, so only what is none is flown to.
      onDoublePress(x, y) {
        const pose = engine.unitAt(x, y) === null ? engine.poseOfBuildingAt(x, y) : null;
        if (pose) void engine.fly(pose, prefersStill() ? 0 : FLIGHT_MS);
      },
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
