import { announceShellStart, BEGUN, type ShellStart } from '../../watchdog/shell-start.ts';
import { whileOnTrial } from './health.ts';
import { noteAlive, noteBad, noteMounted } from './outcomes.ts';

/** A page that hangs never comes so far. */
const STANDS_MS = 10_000;
/** Which visitors have it, the server knows: it counts what is told of the version that it served. */
const SHELL = { version: __APP_VERSION__, because: 'default' } as const;
/** How the shell itself fares: its first page stands and is still there after a while, or it could not be drawn. */
export function noteShellStart(start: ShellStart): void {
  announceShellStart(start);
  if (start === 'render') {
    noteBad('shell', SHELL, 'render');
    return;
  }
  const drawnMs = performance.now();
  noteMounted('shell', SHELL, drawnMs);
  setTimeout(forgetBegun, STANDS_MS);
  whileOnTrial(
    ({ lookAtShell }) => lookAtShell(SHELL, drawnMs),
    () => noteAlive('shell', SHELL),
  );
}

function forgetBegun(): void {
  try {
    sessionStorage.removeItem(BEGUN);
  } catch {
    // Nothing was kept then.
  }
}
