import { before, startLinks } from '../baseline.ts';
import { noteAlive, noteBad } from '../outcomes.ts';
import { lookLater } from './look-later.ts';
import { isBlank } from './page-area.ts';

const ALIVE_MS = 10_000;
/** By then they were asked for again, as often as the watch over the start does. */
const LOOK_AT_STYLES_MS = 2_000;

/** What is told of the shell. */
type Shell = Parameters<typeof noteBad>[1];

/** Looks whether the shell's first page is still there after a while, in the styles that it began with. Gives what ends it. */
export function lookAtShell(shell: Shell, drawnMs: number): () => void {
  const ends = [
    lookLater(drawnMs + LOOK_AT_STYLES_MS, () => lookAtStyles(shell)),
    lookLater(drawnMs + ALIVE_MS, () => lookAtRoot(shell)),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** A shell that stands without its styles leaves to the former one, by another page view: its own scripts run already. */
function lookAtStyles(shell: Shell): void {
  if (haveArrived(before.startStyles, startLinks())) return;
  noteBad('shell', shell, 'load');
  const former = document.querySelector<HTMLTemplateElement>('#former-shell');
  if (!former?.title) return;
  // biome-ignore lint/suspicious/noDocumentCookie: it is to be written now, and everywhere.
  document.cookie = former.title;
  location.reload();
}

/** What the page of a remote shows, the remote answers for. */
function lookAtRoot(shell: Shell): void {
  const root = document.getElementById('root');
  if (root && !document.hidden && isBlank(root)) noteBad('shell', shell, 'empty');
  else noteAlive('shell', shell);
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
