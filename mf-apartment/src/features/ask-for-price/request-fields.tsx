import { TextField } from '@suite/ui';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RequestConsents } from './request-consents.tsx';
import styles from './request-dialog.module.css';
import type { TextKey } from './request-form.ts';
import { RequestSend } from './request-send.tsx';
import { type RequestFormModel, type RequestFormOptions, useRequestForm } from './use-request-form.ts';

/** The form itself. */
export function RequestFields({ options }: { options: RequestFormOptions }) {
  const intl = useIntl();
  const model = useRequestForm(options);
  const { form } = model;
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  return (
    <form
      noValidate
      className={styles.form}
      aria-label={text('common.requestInformation')}
      onSubmit={(event) => {
        event.preventDefault();
        model.send();
      }}
    >
      <div className={styles.pair}>
        <Field model={model} name="firstName" autoComplete="given-name" required />
        <Field model={model} name="lastName" autoComplete="family-name" required />
      </div>
      <div className={styles.pair}>
        <Field model={model} name="emailAddress" type="email" autoComplete="email" required />
        <Field
          model={model}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          hint={text('apartment.ask.phone-hint')}
        />
      </div>
      {!options.variant.ownConsent && <Field model={model} name="contactTime" />}
      <Field
        model={model}
        name="note"
        multiline
        hint={text('apartment.ask.note-count', { count: form.note.trim().length })}
      />
      <Trap model={model} />
      <RequestConsents model={model} variant={options.variant} />
      <RequestSend model={model} />
    </form>
  );
}

interface FieldProps {
  readonly model: RequestFormModel;
  readonly name: TextKey;
  readonly type?: 'email' | 'tel';
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly multiline?: boolean;
  readonly hint?: string;
}

function Field({ model, name, ...rest }: FieldProps) {
  const intl = useIntl();
  const error = model.errors[name];
  return (
    <TextField
      {...rest}
      name={name}
      label={intl.formatMessage({ id: `apartment.ask.${name}` })}
      value={model.form[name]}
      error={error && intl.formatMessage({ id: `apartment.ask.error.${error}` })}
      onChange={(value) => model.change({ [name]: value })}
      onBlur={() => model.leave(name)}
    />
  );
}

/** A field for robots: out of sight, out of the tab order, and not read out. */
function Trap({ model }: { model: RequestFormModel }) {
  const id = useId();
  return (
    <div className={styles.trap} aria-hidden="true" inert>
      <label htmlFor={id}>
        <FormattedMessage id="apartment.ask.website" />
      </label>
      <input
        id={id}
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        value={model.form.website}
        onChange={(event) => model.change({ website: event.target.value })}
      />
    </div>
  );
}
