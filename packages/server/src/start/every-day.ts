const DAY_MS = 86_400_000;

/**
 * Does work at once and then every day, one at a time, until it is stopped; a failure is told and the next day
 * is another.
 */
export function everyDay(
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): { stop(): Promise<void> } {
  let underWay: Promise<unknown> = Promise.resolve();
  const run = () => {
    underWay = underWay.then(work).catch(onFailure);
  };
  run();
  // It alone keeps no process alive.
  const timer = setInterval(run, DAY_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
