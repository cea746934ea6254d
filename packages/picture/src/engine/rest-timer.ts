/** Waits until nothing has moved for a while. */
export interface RestTimer {
  /** True when it has rested long enough; else asks for a frame as soon as it has. */
  readonly hasRested: () => boolean;
  /** Something moves, or is drawn: the rest begins anew. */
  readonly stop: () => void;
}

export function createRestTimer(waitMs: number, askForFrame: () => void): RestTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rested = false;
  return {
    hasRested() {
      if (rested) return true;
      timer ??= setTimeout(() => {
        rested = true;
        askForFrame();
      }, waitMs);
      return false;
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      rested = false;
    },
  };
}
