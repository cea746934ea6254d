import { updateProfile } from '@suite/api-client/account';
import { setProfile } from '@suite/bus';
import type { Profile } from '@suite/contracts';
import { TextField } from '@suite/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { profileFailure } from '../../lib/failures.ts';
import { AccountForm } from '../../lib/form/account-form.tsx';
import { FormField } from '../../lib/form/form-field.tsx';
import { SubmitButton } from '../../lib/form/submit-button.tsx';
import { type Form, useForm } from '../../lib/form/use-form.ts';
import { nameRule, wrongOf } from '../../lib/rules.ts';
import { canSave } from './can-save.ts';
import styles from './profile.module.css';
import { SavedNote } from './saved-note.tsx';

type NameField = 'firstName' | 'lastName';

const LABELS = { firstName: 'account.field.first-name', lastName: 'account.field.last-name' } as const;

function useNames(profile: Profile): { form: Form<NameField>; isSaved: boolean } {
  const [isSaved, setSaved] = useState(false);
  const form = useForm<NameField>({
    labels: LABELS,
    initial: profile,
    isLive: true,
    check: ({ firstName, lastName }) =>
      wrongOf({ firstName: nameRule(firstName), lastName: nameRule(lastName) }),
    send: async ({ firstName, lastName }) => {
      setSaved(false);
      const names = { firstName: firstName.trim(), lastName: lastName.trim() };
      setProfile({ ...profile, ...(await updateProfile(names)) });
      setSaved(true);
    },
    failureOf: (error) => ({ text: profileFailure(error).text }),
  });
  return { form, isSaved };
}

/** The names of a person; the address stays as it is. */
export function NamesForm({ profile }: { readonly profile: Profile }) {
  const intl = useIntl();
  const { form, isSaved } = useNames(profile);
  const isReady = canSave(form.values, profile);
  return (
    <AccountForm
      form={form}
      label={intl.formatMessage({ id: 'common.myProfile' })}
      failureTitle={intl.formatMessage({ id: 'account.profile.title' })}
    >
      <div className={styles.pair}>
        <FormField form={form} name="firstName" autoComplete="given-name" />
        <FormField form={form} name="lastName" autoComplete="family-name" />
      </div>
      <TextField
        label={intl.formatMessage({ id: 'account.field.email' })}
        value={profile.email}
        onChange={() => undefined}
        hint={intl.formatMessage({ id: 'account.profile.email-hint' })}
        disabled
      />
      <div className={styles.save}>
        <SubmitButton isSending={form.isSending} full={false} disabled={!isReady && !form.isSending}>
          <FormattedMessage id="common.save" />
        </SubmitButton>
        <SavedNote isSaved={isSaved && !isReady} messageId="account.profile.saved" />
      </div>
    </AccountForm>
  );
}
