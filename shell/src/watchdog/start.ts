import { SHELL_START, type ShellStart } from './shell-start.ts';
import {
  isFirstFailure,
  nextState,
  type StartFailure,
  type WatchEvent,
  type WatchState,
} from './watchdog.ts';

// Stands in the page itself, before the scripts of the shell: whatever becomes of them, this runs.

const LIMIT_MS = 8_000;
const LOOK_AGAIN_MS = 50;
const COLLECTOR = '/api/v1/telemetry/outcomes';
const PAGES_OF_WORKER = 'pages';
/** No catalogue of messages is there yet. */
const FORMER = {
  en: 'The page is being opened in its previous version.',
  sr: 'Stranica se otvara u prethodnoj verziji.',
} as const;
const LOST = {
  en: 'The page could not be opened. Please try again later.',
  sr: 'Stranica nije mogla da se otvori. Pokušajte ponovo kasnije.',
} as const;

let state: WatchState = 'starting';

function note(event: WatchEvent): void {
  const root = document.getElementById('root');
  // A style sheet may be missed before the page is read to its end.
  if (!root) {
    setTimeout(() => note(event), LOOK_AGAIN_MS);
    return;
  }
  const former = document.querySelector<HTMLTemplateElement>('#former-shell');
  const before = state;
  state = nextState(before, event, former !== null);
  if (isFirstFailure(before, event)) report(event);
  if (state === before) return;
  if (state === 'former' && former) startFormer(former, root);
  else if (state === 'lost') say(root, 'alert', LOST);
}

function startFormer(former: HTMLTemplateElement, root: HTMLElement): void {
  // biome-ignore lint/suspicious/noDocumentCookie: it is to be written now, and everywhere.
  document.cookie = `suite_failed_shell=${__APP_VERSION__};path=/;samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`;
  // A script that was on its way is not run in another document.
  const elsewhere = new Document();
  for (const one of document.querySelectorAll('script[src*="/r/"],link[rel=stylesheet]'))
    elsewhere.adoptNode(one);
  const fresh = root.cloneNode() as HTMLElement;
  root.replaceWith(fresh);
  say(fresh, 'status', FORMER);
  const start = former.content.cloneNode(true) as DocumentFragment;
  // In their order, as those of the page.
  for (const script of start.querySelectorAll('script')) script.async = false;
  document.head.append(start);
}

function say(root: HTMLElement, role: string, sentence: typeof FORMER | typeof LOST): void {
  const text = document.createElement('p');
  text.role = role;
  text.style.cssText = 'position:fixed;inset:40% 24px auto;text-align:center;font:16px/1.5 sans-serif';
  text.textContent = sentence[/^sr/.test(document.documentElement.lang) ? 'sr' : 'en'];
  root.append(text);
}

function report(reason: StartFailure): void {
  // What did not start is no copy for who is offline.
  window.caches?.open(PAGES_OF_WORKER).then((pages) => pages.delete('/'));
  const view: unknown = JSON.parse(document.getElementById('page-view')?.textContent ?? 'null');
  if (!view) return;
  const agoMs = Math.round(performance.now());
  const signal = { remote: 'shell', version: __APP_VERSION__, kind: 'bad', reason, agoMs };
  const body = JSON.stringify({ view, signals: [signal] });
  navigator.sendBeacon?.(COLLECTOR, new Blob([body], { type: 'application/json' }));
}

/** Whether a file is of the shell that is to start now: the one that was given up is of no interest any more. */
function isAwaited(url: string): boolean {
  const isOfGivenUp = state === 'former' && url.includes(__APP_VERSION__);
  return url.includes('/r/shell/') && !isOfGivenUp;
}

// What is missing tells the window nothing on its way up, and something on its way down, as what is thrown does.
addEventListener(
  'error',
  ({ filename, target }) => {
    const { src, href } = target as Partial<HTMLScriptElement & HTMLLinkElement>;
    const isStart = (target as Partial<Element>).matches?.('script,[rel=stylesheet]');
    const url = filename || (isStart && (src || href));
    if (url && isAwaited(url)) note(filename ? 'init' : 'load');
  },
  true,
);
addEventListener(SHELL_START, (event) => note((event as CustomEvent<ShellStart>).detail));
setTimeout(() => note('slow'), LIMIT_MS);
