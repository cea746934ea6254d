import { BEGUN, SHELL_START, type ShellStart } from './shell-start.ts';
import {
  isFirstFailure,
  nextState,
  type StartFailure,
  type WatchEvent,
  type WatchState,
} from './watchdog.ts';

// Stands in the page itself, before the scripts of the shell: whatever becomes of them, this runs.

const LIMIT_MS = 8_000;
const LOOK_AGAIN_MS = 99;
/** How much longer a file is waited for before each time that it is asked for again. */
const RETRY_MS = 300;
const COLLECTOR = '/api/v1/telemetry/outcomes';
const PAGES_OF_WORKER = 'pages';
const SCRIPTS = '[src*="/r/"]';

/** Each byte of this script stands in every page. */
const page = document;
// Bound, since the bundler writes a function out wherever it is called.
const find: <Found extends HTMLElement>(selector: string) => Found | null = page.querySelector.bind(page);
const tries: Record<string, number> = {};
let state: WatchState = 'new';
/** The facts of the page as the server wrote them; what the shell draws takes them out of the page. */
let plain: HTMLElement | null;
/** The page before in this tab hung: it did nothing any more, not even go. */
let hasHung: string | null;

function note(event: WatchEvent): void {
  const root = find('#root');
  if (!root) {
    wait(event);
    return;
  }
  const former = find<HTMLTemplateElement>('#former-shell');
  const before = state;
  state = nextState(before, event, former !== null);
  if (isFirstFailure(before, event)) report(event);
  if (state === before) return;
  if (state === 'former' && former) startFormer(former, root);
  else if (plain && (state === 'lost' || (state === 'late' && plain.isConnected))) showPlain(plain, root);
}

/** A style sheet may be missed before the page is read to its end; one that was cut off before its root is read again. */
function wait(event: WatchEvent): void {
  // 'complete' sorts before the other two states.
  if (event === 'slow' && page.readyState < 'd') location.reload();
  else setTimeout(() => note(event), LOOK_AGAIN_MS);
}

function startFormer(former: HTMLTemplateElement, root: HTMLElement): void {
  // The server knows its name, which differs over HTTPS.
  // biome-ignore lint/suspicious/noDocumentCookie: it is to be written now, and everywhere.
  page.cookie = former.title;
  drop(`${SCRIPTS},[rel^=s],style`);
  const fresh = root.cloneNode() as HTMLElement;
  root.replaceWith(fresh);
  const start = former.content.cloneNode(true) as DocumentFragment;
  const sentence = start.querySelector('p');
  if (sentence) {
    sentence.style.cssText = 'padding:40vh 1em;text-align:center;font:1em sans-serif';
    fresh.append(sentence);
  }
  // In their order, as those of the page.
  for (const script of start.querySelectorAll('script')) script.async = false;
  page.head.append(start);
}

/** A script that was on its way is not run in another page. */
function drop(selector: string): void {
  const elsewhere = new Document();
  for (const one of page.querySelectorAll(selector)) elsewhere.adoptNode(one);
}

/** What is late may still come, unless the visitor types something meanwhile, which it would take away. */
function showPlain(content: HTMLElement, root: HTMLElement): void {
  const sheet = content.querySelector('template');
  if (sheet) content.append(sheet.content);
  content.hidden = false;
  content.oninput = () => drop(SCRIPTS);
  root.replaceChildren(content);
}

/** Asks again for a file, at one address after the other of those that the server gives; false when that was done. */
function retry({ integrity }: HTMLScriptElement): boolean {
  const nth = tries[integrity] ?? 0;
  const addresses = page.querySelectorAll<HTMLTemplateElement>('.again')[nth];
  const again = addresses?.content.querySelector(`[integrity="${integrity}"]`);
  tries[integrity] = nth + 1;
  if (again)
    setTimeout(() => state === 'former' || page.head.append(again.cloneNode()), RETRY_MS * (nth + 1));
  return !!again;
}

function report(reason: StartFailure): void {
  // What did not start is no copy for who is offline, nor are pages that name its files.
  try {
    caches.delete(PAGES_OF_WORKER).catch(() => 0);
  } catch {
    // Denied, or missing over plain HTTP: there is none.
  }
  const view = find('#page-view')?.textContent;
  if (!view) return;
  const agoMs = performance.now() | 0;
  const signal = `{"remote":"shell","version":"${__APP_VERSION__}","kind":"bad","reason":"${reason}","agoMs":${agoMs}}`;
  const body = new Blob([`{"view":${view},"signals":[${signal}]}`], { type: 'application/json' });
  navigator.sendBeacon(COLLECTOR, body);
}

// What is missing tells the window nothing on its way up, and something on its way down, as what is thrown does.
addEventListener(
  'error',
  ({ filename, target }) => {
    const missed = target as HTMLScriptElement & HTMLLinkElement;
    // Scripts and style sheets of the shell have one; what is fetched ahead for later has none.
    const url = filename || (missed.integrity && (missed.src || missed.href));
    if (!url || !isAwaited(url)) return;
    if (filename) note('init');
    else if (!retry(missed)) note('load');
  },
  true,
);
addEventListener(SHELL_START, (event) => note((event as CustomEvent<ShellStart>).detail));
// Before the first script of the shell runs.
page.onreadystatechange = () => {
  plain ??= find('#plain');
  if (hasHung) note('slow');
};
try {
  const storage = sessionStorage;
  hasHung = storage[BEGUN];
  storage[BEGUN] = 1;
  addEventListener('pagehide', () => delete storage[BEGUN]);
} catch {
  // Without storage the next page view meets the same.
}
setTimeout(() => note('slow'), LIMIT_MS);

/** Whether a file is of the shell that is to start now: the one that was given up is of no interest any more. */
function isAwaited(url: string): boolean {
  const isOfGivenUp = state === 'former' && url.includes(__APP_VERSION__);
  return url.includes('/r/shell/') && !isOfGivenUp;
}
