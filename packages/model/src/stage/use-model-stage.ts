import { useState } from 'react';
import type { ModelState } from '../view/model-view.tsx';

/** What a page with a picture has to know of the model before a byte of it is there. */
export interface ModelStage {
  /** Shown, or on its way in or out. */
  readonly isMounted: boolean;
  /** The picture is out of sight, and nothing for keyboard and screen reader. */
  readonly coversPicture: boolean;
  readonly isWanted: boolean;
  readonly state: ModelState;
  readonly onState: (state: ModelState) => void;
}

const LEFT: ModelState = { kind: 'left' };

/** A model that stays until it has faded out. */
export function useModelStage(isWanted: boolean): ModelStage {
  const [state, setState] = useState<ModelState>(LEFT);
  return {
    isMounted: isWanted || state.kind !== 'left',
    coversPicture: state.kind === 'shown',
    isWanted,
    state,
    onState: setState,
  };
}
