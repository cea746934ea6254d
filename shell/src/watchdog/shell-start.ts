import type { StartFailure } from './watchdog.ts';

/** Event of the window by which a shell says that its first page stands, or that it could not draw it. */
export const SHELL_START = 'suite:shell-start';

/** In the storage of the tab from the begin of a page until it has stood for a while: one that hangs never takes it away. */
export const BEGUN = 'begun';

export type ShellStart = 'drawn' | Extract<StartFailure, 'render'>;

export function announceShellStart(start: ShellStart): void {
  dispatchEvent(new CustomEvent(SHELL_START, { detail: start }));
}
