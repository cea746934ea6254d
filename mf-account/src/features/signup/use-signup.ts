import { signUp } from '@suite/api-client/account';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { useNavigate } from 'react-router';
import { signupFailure } from '../../lib/failures.ts';
import { type Form, useForm } from '../../lib/form/use-form.ts';
import { confirmationRule, emailRule, newPasswordRule, wrongOf } from '../../lib/rules.ts';
import { $signup, noteSignup, resetSignup } from './signup-state.ts';

type SignupField = 'email' | 'password' | 'confirmation';

const LABELS = {
  email: 'account.field.email',
  password: 'account.field.password',
  confirmation: 'account.field.confirmation',
} as const;

/** Registers, and goes on to the login, which says that it went well. */
export function useSignup(wanted: string | null): Form<SignupField> {
  const locale = useLocale();
  const navigate = useNavigate();
  return useForm<SignupField>({
    labels: LABELS,
    initial: { email: $signup.get().email },
    check: ({ email, password, confirmation }) =>
      wrongOf({
        email: emailRule(email),
        password: newPasswordRule(password),
        confirmation: confirmationRule(password, confirmation),
      }),
    send: async ({ email, password }) => {
      const address = email.trim();
      noteSignup({ kind: 'sent', email: address });
      await signUp(address, password, locale);
      // The server mails the link by itself before it answers, so there is nothing to wait for.
      noteSignup({ kind: 'accepted' });
      noteSignup({ kind: 'mailed' });
      resetSignup();
      const search = new URLSearchParams({ 'signed-up': '1', ...(wanted !== null && { to: wanted }) });
      await navigate(routePath('login', locale, {}, search.toString()));
    },
    failureOf: (error) => {
      noteSignup({ kind: 'failed' });
      return signupFailure(error);
    },
  });
}
