import { useStore } from '@nanostores/react';
import { $consent, $panel } from '@suite/bus';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { chooseCookies, earlyFocus, takeEarlyChoice } from './early-choice.ts';

/**
 * Asks for the choice of cookies while there is none, on every page and in every layout. It has its own place below the
 * page from the first frame on, so that it covers nothing and moves nothing.
 */
export function CookieLine() {
  const isUndecided = useStore($consent) === null;
  // After the line has the focus, which the card gives back: under the card nothing can have it.
  useEffect(() => takeEarlyChoice(), []);
  return isUndecided ? <Line /> : null;
}

const CHOICES = [
  ['reject', 'common.rejectAll'],
  ['accept', 'common.acceptAll'],
  ['choose', 'shell.cookies.choose'],
] as const;

function Line() {
  const titleId = useId();
  const line = useRef<HTMLElement>(null);
  // The card asks the same; the place stays, so that the page does not move behind it.
  const isCardOpen = useStore($panel) === 'cookies';
  // Read before this line takes the place of that of the first HTML.
  const [focused] = useState(earlyFocus);
  useLayoutEffect(() => {
    if (focused) line.current?.querySelector<HTMLElement>(`[value="${focused}"]`)?.focus();
  }, [focused]);
  return (
    <section ref={line} data-cookie-line="" aria-labelledby={titleId} data-away={isCardOpen || undefined}>
      <p>
        <b id={titleId}>
          <FormattedMessage id="common.cookies" />
        </b>
        . <FormattedMessage id="shell.cookies.text" />
      </p>
      <div>
        {CHOICES.map(([choice, message]) => (
          <button key={choice} type="button" value={choice} onClick={() => chooseCookies(choice)}>
            <FormattedMessage id={message} />
          </button>
        ))}
      </div>
    </section>
  );
}
