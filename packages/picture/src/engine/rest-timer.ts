/** Waits until nothing has moved for a while. */
export interface RestTimer {
  /** True when it has rested long enough; else asks for a frame as soon as it has. */
  readonly hasRested: () => boolean;
  /** Something moves, or is drawn: the rest begins anew. */
  readonly stop: () => void;
}

/** `waitMs` of 0 rests at once. */
export function createRestTimer(waitMs: () => number, askForFrame: () => void): RestTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rested = false;
  return {
    hasRested() {
      const wait = waitMs();
      if (rested || wait === 0) return true;
      timer ??= setTimeout(() => {
        rested = true;
        askForFrame();
      }, wait);
      return false;
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      rested = false;
    },
  };
}
