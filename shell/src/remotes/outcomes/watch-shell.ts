import { announceShellStart, type ShellStart } from '../../watchdog/shell-start.ts';
import { noteAlive, noteBad, noteMounted } from './outcomes.ts';
import { isBlank } from './page-area.ts';

const ALIVE_MS = 10_000;
/** Which visitors have it, the server knows: it counts what is told of the version that it served. */
const SHELL = { version: __APP_VERSION__, because: 'default' } as const;

/** How the shell itself fares: its first page stands and is still there after a while, or it could not be drawn. */
export function noteShellStart(start: ShellStart): void {
  announceShellStart(start);
  if (start === 'render') {
    noteBad('shell', SHELL, 'render');
    return;
  }
  noteMounted('shell', SHELL, performance.now());
  setTimeout(look, ALIVE_MS);
}

/** What the page of a remote shows, the remote answers for. */
function look(): void {
  const root = document.getElementById('root');
  if (root && !document.hidden && isBlank(root)) noteBad('shell', SHELL, 'empty');
  else noteAlive('shell', SHELL);
}
