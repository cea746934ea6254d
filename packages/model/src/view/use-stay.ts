import { useEffect, useRef, useState } from 'react';
import type { Pose } from '../camera/pose.ts';
import type { ModelState } from './model-view.tsx';
import { FLIGHT_MS, prefersStill } from './stillness.ts';
import type { EngineState } from './use-model-engine.ts';

/** As long as the style sheet's transition. */
const FADE_MS = 400;

export interface StayInput {
  readonly isWanted: boolean;
  readonly isPictureReady: boolean;
  readonly onState: (state: ModelState) => void;
}

/**
 * Fades the model in when it can be drawn; when it is no longer wanted, has it fly to the picture's camera and fade into
 * the picture, which also stands in for a drawing that was taken away. True while it is shown.
 */
export function useStay(
  state: EngineState,
  picturePose: () => Pose,
  { isWanted, isPictureReady, onState }: StayInput,
): boolean {
  const [isShown, setShown] = useState(false);
  const [hasArrived, setArrived] = useState(false);
  const latest = useRef({ picturePose, onState });
  useEffect(() => {
    latest.current = { picturePose, onState };
  });
  const engine = state.kind === 'ready' ? state.engine : null;
  const isLost = state.kind === 'ready' && state.isLost;
  const reason = state.kind === 'unable' ? state.reason : null;

  useEffect(() => {
    if (reason) latest.current.onState({ kind: 'unable', reason });
    else if (!engine) latest.current.onState({ kind: 'loading' });
  }, [reason, engine]);

  // In: visible at once, and the picture goes when the fade is over.
  useEffect(() => {
    if (!engine || !isWanted) return;
    setShown(true);
    setArrived(false);
    if (isLost) {
      latest.current.onState({ kind: 'lost' });
      return;
    }
    const timer = setTimeout(() => latest.current.onState({ kind: 'shown' }), prefersStill() ? 0 : FADE_MS);
    return () => clearTimeout(timer);
  }, [engine, isWanted, isLost]);

  // Out: first to where the picture was taken from.
  useEffect(() => {
    if (isWanted) return;
    latest.current.onState({ kind: 'leaving' });
    if (!engine) {
      latest.current.onState({ kind: 'left' });
      return;
    }
    let isCurrent = true;
    void engine.fly(latest.current.picturePose(), prefersStill() ? 0 : FLIGHT_MS).then(() => {
      if (isCurrent) setArrived(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [engine, isWanted]);

  // Then the fade, into a picture that is there.
  useEffect(() => {
    if (isWanted || !hasArrived || !isPictureReady) return;
    engine?.place(latest.current.picturePose());
    setShown(false);
    const timer = setTimeout(() => latest.current.onState({ kind: 'left' }), prefersStill() ? 0 : FADE_MS);
    return () => clearTimeout(timer);
  }, [engine, isWanted, hasArrived, isPictureReady]);

  return isShown && !isLost;
}
