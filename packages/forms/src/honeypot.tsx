import type { FieldDefinition } from '@suite/contracts/fields';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormFields } from './form-fields.ts';
import styles from './honeypot.module.css';
import type { FormModel } from './use-form.ts';

/** What fills it in is a robot, and its request is dropped. */
export const HONEYPOT = {
  kind: 'text',
  required: false,
  maxLength: 500,
  normalize: (text) => text,
} as const satisfies FieldDefinition;

/** A field for robots, `website`: out of sight, out of the tab order, and not read out. */
export function Honeypot<Fields extends FormFields & { readonly website: unknown }>({
  form,
}: {
  readonly form: FormModel<Fields>;
}) {
  const id = useId();
  return (
    <div className={styles.honeypot} aria-hidden="true" inert>
      <label htmlFor={id}>
        <FormattedMessage id="form.website" />
      </label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" {...form.hookForm.register('website')} />
    </div>
  );
}
