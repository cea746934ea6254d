import { OVERLAYS } from './watch-clicks.ts';

/** Kinds of fields that somebody types into. */
const TYPED = ['text', 'email', 'password', 'search', 'tel', 'url', 'textarea'];
/** One may be meant so: a field that takes digits alone, a key that a list takes for itself. */
const KEYS = 3;
const FIELDS_LEFT = 2;
const AT_ONCE_MS = 300;

/**
 * Tells when the keyboard is of no use: keys that something swallows on their way or that write nothing, and fields that
 * lose the focus as soon as they have it. Gives what ends it.
 */
export function watchKeys(onUseless: () => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  let inARow = 0;
  let left = 0;
  let focused: { readonly field: EventTarget | null; readonly atMs: number } | null = null;
  const onKey = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || event.isComposing) return;
    let hasCome = false;
    const comes = () => {
      hasCome = true;
    };
    target.addEventListener('keydown', comes, { once: true });
    setTimeout(() => {
      target.removeEventListener('keydown', comes);
      inARow = hasCome && !(event.defaultPrevented && isMeantForPage(event, target)) ? 0 : inARow + 1;
      if (inARow > 0 && inARow % KEYS === 0) onUseless();
    });
  };
  addEventListener('keydown', onKey, options);
  addEventListener(
    'focusin',
    ({ target, timeStamp }) => {
      focused = { field: target, atMs: timeStamp };
    },
    options,
  );
  addEventListener(
    'focusout',
    ({ target, relatedTarget, timeStamp }) => {
      const isLeft = focused?.field === target && timeStamp - focused.atMs < AT_ONCE_MS;
      if (!isLeft || relatedTarget !== null || !(target instanceof Element)) return;
      if (!isField(target) || target.disabled || !target.isConnected || !document.hasFocus()) return;
      left += 1;
      if (left % FIELDS_LEFT === 0) onUseless();
    },
    options,
  );
  return () => listening.abort();
}

/** A letter for a field, or the way to the next one. */
function isMeantForPage({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, target: Element): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return key === 'Tab' ? document.querySelector(OVERLAYS) === null : key.length === 1 && isField(target);
}

function isField(target: Element): target is HTMLInputElement | HTMLTextAreaElement {
  return TYPED.includes((target as HTMLInputElement).type);
}
