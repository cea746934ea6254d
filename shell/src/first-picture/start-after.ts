import { consentCookie } from '@suite/bus/consent-cookie';
import { START_ID, STILL_SHOWN } from './first-shapes.ts';
import { keepPresses } from './keep-presses.ts';

// Stands in the page itself: where the page opens with a picture that is alive without the shell, the scripts of the
// shell wait in a template until it stands, so that they take nothing of the line from it.

// The card and its picture are of one view alone (`arrival/arrival-card.css`).
try {
  if (sessionStorage.getItem('arrival') !== null) document.documentElement.dataset.arrival = 'over';
} catch {
  // Blocked: the landing is an arrival each time.
}

// The choice of cookies, made before the shell is there or in an earlier visit than that of a kept page
// (`consent/early-choice.ts`).
const { dataset } = document.documentElement;
if (document.cookie.includes('cookiePreferences=')) dataset.cookies = 'made';
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('.boot [data-cookie-line] button');
  if (!button) return;
  dataset.cookies = button.value;
  if (button.value === 'choose') return;
  const isAll = button.value === 'accept';
  // Kept here, for who leaves before the shell is there.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP and in older browsers
  document.cookie = consentCookie(
    { necessary: true, statistics: isAll, marketing: isAll },
    location.protocol === 'https:',
  );
});

keepPresses();

/** Longer no visitor waits for the rest of the page. */
const LONGEST_MS = 3_000;
/** A hand on the page is what the shell is for. */
const BEGINS = [STILL_SHOWN, 'pointerdown', 'wheel', 'keydown'];

function begin(): void {
  const template = document.querySelector<HTMLTemplateElement>(`#${START_ID}`);
  // The former shell has taken the place of this one, with the picture.
  const isPictured = document.querySelector('[data-first-picture]') !== null;
  template?.remove();
  if (!template || !isPictured) return;
  const start = template.content.cloneNode(true) as DocumentFragment;
  // In their order, as those of a page.
  for (const script of start.querySelectorAll('script')) script.async = false;
  document.head.append(start);
}

for (const type of BEGINS) addEventListener(type, begin, true);
setTimeout(begin, LONGEST_MS);
