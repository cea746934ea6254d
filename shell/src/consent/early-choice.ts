import { $consent, setConsent, togglePanel } from '@suite/bus';

const CHOICES = ['reject', 'accept', 'choose'] as const;
type Choice = (typeof CHOICES)[number];

/** The buttons of the line that stands in the first HTML. */
const EARLY = '.boot [data-cookie-line] button';

export function chooseCookies(choice: Choice): void {
  if (choice === 'choose') togglePanel('cookies');
  else setConsent({ statistics: choice === 'accept', marketing: choice === 'accept' });
}

/** Takes over what was chosen before the shell's own line is there (`first-picture/start-after.ts`). */
export function takeEarlyChoice(): void {
  const { dataset } = document.documentElement;
  const choice = CHOICES.find((one) => one === dataset.cookies);
  delete dataset.cookies;
  if (choice && $consent.get() === null) chooseCookies(choice);
}

/** Which button of the first HTML has the focus, or had it when its line went away for the card to come. */
export function earlyFocus(): string | null {
  if (document.documentElement.dataset.cookies === 'choose') return 'choose';
  const focused = document.activeElement;
  return focused instanceof HTMLButtonElement && focused.matches(EARLY) ? focused.value : null;
}
