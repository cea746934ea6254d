import { signUp } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { SIGN_UP_FIELDS } from '@suite/contracts/fields';
import { type FormModel, useForm } from '@suite/forms';
import { useNavigate } from 'react-router';
import { signupError } from '../../lib/errors.ts';
import { EMAIL_MESSAGES } from '../../lib/form/error-messages.ts';
import { CONFIRMATION } from '../../lib/form/new-password-fields.tsx';
import { $signup, noteSignup, resetSignup } from './signup-state.ts';

const FIELDS = { ...SIGN_UP_FIELDS, confirmation: CONFIRMATION } as const;
const LABELS = {
  email: 'account.field.email',
  password: 'account.field.password',
  confirmation: 'account.field.confirmation',
} as const;

/** Registers, and goes on to the login, which says that it went well. */
export function useSignup(wanted: string | null): FormModel<typeof FIELDS> {
  const locale = useLocale();
  const navigate = useNavigate();
  return useForm({
    name: 'signup',
    fields: FIELDS,
    labels: LABELS,
    errorMessages: { email: EMAIL_MESSAGES },
    initial: { email: $signup.get().email },
    send: async ({ email, password }) => {
      noteSignup({ kind: 'sent', email });
      try {
        await call(signUp, { body: { email, password, localization: locale } });
      } catch (error) {
        noteSignup({ kind: 'failed' });
        throw error;
      }
      // The server mails the link by itself before it answers, so there is nothing to wait for.
      noteSignup({ kind: 'accepted' });
      noteSignup({ kind: 'mailed' });
      resetSignup();
      const search = new URLSearchParams({ 'signed-up': '1', ...(wanted !== null && { to: wanted }) });
      await navigate(routePath('login', locale, {}, search.toString()));
    },
    readError: signupError,
  });
}
