import { confirmNewsletter, unsubscribeNewsletter } from '@suite/api/endpoints';
import { ApiError, call } from '@suite/api-client';
import type { FormError } from '@suite/forms';
import { Button } from '@suite/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { choiceError } from '../../lib/errors.ts';
import { ErrorNote } from '../../lib/form/error-note.tsx';
import { AccountFrame } from '../../lib/frame/account-frame.tsx';
import { type LinkToken, useLinkToken } from '../../lib/link-token.ts';
import { WithTexts } from '../../lib/with-texts.tsx';

/** What the link of a newsletter's mail leads to. Nothing is done before its button is pressed: machines open links. */
export default function NewsletterPage() {
  return (
    <WithTexts>
      <Newsletter />
    </WithTexts>
  );
}

function Newsletter() {
  const link = useLinkToken();
  return link ? <Question key={link.token} link={link} /> : <InvalidLink />;
}

function Question({ link }: { readonly link: LinkToken }) {
  const intl = useIntl();
  const [state, setState] = useState<'asked' | 'sending' | 'done' | 'invalid'>('asked');
  const [error, setError] = useState<FormError | null>(null);
  const texts = link.unsubscribes ? 'account.newsletter.unsubscribe' : 'account.newsletter.confirm';
  const send = async () => {
    setState('sending');
    setError(null);
    try {
      await change(link);
      setState('done');
    } catch (reason) {
      const isInvalid = reason instanceof ApiError && reason.status === 400;
      setState(isInvalid ? 'invalid' : 'asked');
      if (!isInvalid) setError(choiceError(reason));
    }
  };
  if (state === 'invalid') return <InvalidLink />;
  const isDone = state === 'done';
  return (
    <AccountFrame
      title={intl.formatMessage({ id: isDone ? `${texts}.done` : `${texts}.title` })}
      lead={
        <span role="status">
          <FormattedMessage id={isDone ? `${texts}.done-text` : `${texts}.lead`} />
        </span>
      }
    >
      <ErrorNote error={error} />
      {!isDone && (
        <Button variant="primary" full pending={state === 'sending'} onPress={() => void send()}>
          <FormattedMessage id={`${texts}.submit`} />
        </Button>
      )}
    </AccountFrame>
  );
}

function InvalidLink() {
  const intl = useIntl();
  return (
    <AccountFrame
      title={intl.formatMessage({ id: 'account.verified.invalid' })}
      lead={
        <span role="status">
          <FormattedMessage id="account.newsletter.invalid-text" />
        </span>
      }
    />
  );
}

function change({ token, unsubscribes }: LinkToken): Promise<unknown> {
  return unsubscribes ? call(unsubscribeNewsletter, { token }) : call(confirmNewsletter, { body: { token } });
}
