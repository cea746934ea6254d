import { raiseNotice } from '@suite/bus';
import { currentPassword, emailAddressOrUserName } from '@suite/contracts/fields';
import { type FormModel, useForm } from '@suite/forms';
import { useIntl } from 'react-intl';
import { loginError } from '../../lib/errors.ts';
import { EMAIL_MESSAGES } from '../../lib/form/error-messages.ts';
import { enter } from '../../lib/session.ts';

const FIELDS = { person: emailAddressOrUserName, password: currentPassword } as const;
const LABELS = { person: 'account.field.person', password: 'account.field.password' } as const;

/** The form of the login. Its page goes on by itself as soon as there is a profile. */
export function useLogin(): FormModel<typeof FIELDS> {
  const intl = useIntl();
  return useForm({
    name: 'login',
    fields: FIELDS,
    labels: LABELS,
    errorMessages: { person: EMAIL_MESSAGES },
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
    readError: loginError,
  });
}
