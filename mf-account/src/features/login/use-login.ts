import { raiseNotice } from '@suite/bus';
import { useIntl } from 'react-intl';
import { loginFailure } from '../../lib/failures.ts';
import { type Form, useForm } from '../../lib/form/use-form.ts';
import { knownPasswordRule, personRule, wrongOf } from '../../lib/rules.ts';
import { enter } from '../../lib/session.ts';

type LoginField = 'person' | 'password';

const LABELS = { person: 'account.field.person', password: 'account.field.password' } as const;

/** The form of the login. Its page goes on by itself as soon as there is a profile. */
export function useLogin(): Form<LoginField> {
  const intl = useIntl();
  return useForm<LoginField>({
    labels: LABELS,
    check: ({ person, password }) =>
      wrongOf({ person: personRule(person), password: knownPasswordRule(password) }),
    send: async ({ person, password }) => {
      const profile = await enter(person, password);
      if (profile === null) throw new TypeError('Logged in, and there is nobody');
      raiseNotice({
        type: 'signed-in',
        title: intl.formatMessage({ id: 'account.login.title' }),
        message: intl.formatMessage({ id: 'account.login.success' }),
        previousRoute: null,
        email: profile.email,
      });
    },
    failureOf: loginFailure,
  });
}
