import { loggedError } from '../observation/log-options.ts';

/** Closes on SIGINT and SIGTERM, then ends the process; a second signal ends it at once. */
export function closeOnSignals(close: () => Promise<void>): void {
  let isClosing = false;
  const onSignal = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(loggedError(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}
