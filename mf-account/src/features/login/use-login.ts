import { logIn, type SecondFactor } from '@suite/api-client';
import { currentPassword, emailAddressOrUserName } from '@suite/contracts/fields';
import { type FormModel, useForm } from '@suite/forms';
import { loginError } from '../../lib/errors.ts';
import { EMAIL_MESSAGES } from '../../lib/form/error-messages.ts';
import { personOf } from '../../lib/session.ts';
import { useWelcome } from './use-welcome.ts';

const FIELDS = { person: emailAddressOrUserName, password: currentPassword } as const;
const LABELS = { person: 'account.field.person', password: 'account.field.password' } as const;

/** The form of the login; `onSecondStep` gets what is to follow the password. */
export function useLogin(onSecondStep: (wanted: SecondFactor) => void): FormModel<typeof FIELDS> {
  const welcome = useWelcome();
  return useForm({
    name: 'login',
    fields: FIELDS,
    labels: LABELS,
    errorMessages: { person: EMAIL_MESSAGES },
    send: async ({ person, password }) => {
      const wanted = await logIn(personOf(person), password);
      if (wanted) onSecondStep(wanted);
      else await welcome();
    },
    readError: loginError,
  });
}
