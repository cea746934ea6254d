import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import './app/boot.css';
import './arrival/arrival-card.css';
import './consent/cookie-line.css';
import './first-picture/first-picture.css';

/**
 * What the shell stands on is evaluated part by part, and then the shell, so that the browser answers a hand between
 * them: as one task it takes a quarter of a second on a phone.
 */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router'),
  () => import(/* webpackMode: "eager" */ '@suite/i18n'),
  () => import(/* webpackMode: "eager" */ '@suite/api-client'),
  // The browser reads its data about languages at the first use of them, which takes as long as a part.
  async () => Intl.NumberFormat.supportedLocalesOf('en'),
  () => import(/* webpackMode: "eager" */ '@suite/ui'),
  () => import(/* webpackMode: "eager" */ './app/suite.tsx'),
  styled,
  () => import(/* webpackMode: "eager" */ './start.tsx'),
  async () => (await import(/* webpackMode: "eager" */ './start.tsx')).openPage(),
  () => import(/* webpackMode: "eager" */ './follow.ts'),
];

/** Longer a page does not wait for its styles: one that failed before is told of no more, and is asked for again. */
const LONGEST_STYLES_MS = 2_000;

/**
 * What was drawn without its styles would jump. Scripts of the page itself wait for them; those that are put into it
 * later do not.
 */
function styled(): Promise<void> {
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'));
  const waiting = links.filter(({ sheet }) => sheet === null);
  const isOver = (link: HTMLLinkElement) =>
    new Promise((resolve) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
    });
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_STYLES_MS);
    Promise.all(waiting.map(isOver)).then(() => resolve(), reportError);
  });
}

async function start(): Promise<void> {
  for (const part of PARTS) {
    await nextTask();
    await part();
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

// An error of a part ends the start, and the watchdog hears of errors alone.
start().catch(reportError);
