import { announceShellStart, BEGUN, type ShellStart } from '../../watchdog/shell-start.ts';
import { noteAlive, noteBad, noteMounted } from './outcomes.ts';
import { isBlank } from './page-area.ts';

const ALIVE_MS = 10_000;
/** By then they were asked for again, as often as the watch over the start does. */
const LOOK_AT_STYLES_MS = 2_000;
/** Which visitors have it, the server knows: it counts what is told of the version that it served. */
const SHELL = { version: __APP_VERSION__, because: 'default' } as const;
/**
 * What the page asks for before its scripts, by their content. Parts that are loaded later bring sheets of their own, which
 * may be on their way when it is looked; what becomes of those is an error of the part.
 */
const START_STYLES = new Set([...startLinks()].map(({ integrity }) => integrity));

/** How the shell itself fares: its first page stands and is still there after a while, or it could not be drawn. */
export function noteShellStart(start: ShellStart): void {
  announceShellStart(start);
  if (start === 'render') {
    noteBad('shell', SHELL, 'render');
    return;
  }
  noteMounted('shell', SHELL, performance.now());
  setTimeout(lookAtStyles, LOOK_AT_STYLES_MS);
  setTimeout(look, ALIVE_MS);
}

/** A shell that stands without its styles leaves to the former one, by another page view: its own scripts run already. */
function lookAtStyles(): void {
  if (haveArrived(START_STYLES, startLinks())) return;
  noteBad('shell', SHELL, 'load');
  const former = document.querySelector<HTMLTemplateElement>('#former-shell');
  if (!former?.title) return;
  // biome-ignore lint/suspicious/noDocumentCookie: it is to be written now, and everywhere.
  document.cookie = former.title;
  location.reload();
}

/** What the page of a remote shows, the remote answers for. */
function look(): void {
  try {
    sessionStorage.removeItem(BEGUN);
  } catch {
    // Nothing was kept then.
  }
  const root = document.getElementById('root');
  if (root && !document.hidden && isBlank(root)) noteBad('shell', SHELL, 'empty');
  else noteAlive('shell', SHELL);
}

function startLinks(): Iterable<HTMLLinkElement> {
  // Rules that this module is imported for are tested where there is no document.
  if (typeof document === 'undefined') return [];
  return document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][integrity][href*="/r/shell/"]');
}

/** Whether each of them is there, at whichever of the addresses that it was asked for at. */
export function haveArrived(styles: Iterable<string>, links: Iterable<HTMLLinkElement>): boolean {
  const there = new Set([...links].filter(isThere).map(({ integrity }) => integrity));
  return [...styles].every((style) => there.has(style));
}

/** One that failed is a sheet too, to some browsers, without rules that could be read. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
}
