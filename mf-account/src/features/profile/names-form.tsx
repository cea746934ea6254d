import { updateProfile } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import { setProfile } from '@suite/bus';
import type { Profile } from '@suite/contracts';
import { UPDATE_PROFILE_FIELDS } from '@suite/contracts/fields';
import { FormField, type FormModel, SubmitButton, useForm } from '@suite/forms';
import { TextField } from '@suite/ui/fields';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { profileError } from '../../lib/errors.ts';
import { AccountForm } from '../../lib/form/account-form.tsx';
import { canSave } from './can-save.ts';
import styles from './profile.module.css';
import { SavedNote } from './saved-note.tsx';

const LABELS = { firstName: 'account.field.first-name', lastName: 'account.field.last-name' } as const;

function useNames(profile: Profile): {
  form: FormModel<typeof UPDATE_PROFILE_FIELDS>;
  isSaved: boolean;
} {
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    name: 'names',
    fields: UPDATE_PROFILE_FIELDS,
    labels: LABELS,
    initial: { firstName: profile.firstName, lastName: profile.lastName },
    showErrors: 'on-change',
    send: async (names) => {
      setSaved(false);
      setProfile({ ...profile, ...(await call(updateProfile, { body: names })) });
      setSaved(true);
    },
    readError: (error) => {
      // Names need no password, so that there is no field for what is said of one.
      const { field: _, ...read } = profileError(error);
      return read;
    },
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
      errorTitle={intl.formatMessage({ id: 'account.profile.title' })}
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
