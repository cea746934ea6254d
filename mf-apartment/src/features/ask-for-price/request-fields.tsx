import { ASK_FOR_PRICE_FIELDS, characterCount, textToSend } from '@suite/contracts/fields';
import { Form, FormField, Honeypot } from '@suite/forms';
import { Button } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { RequestConsents } from './request-consents.tsx';
import styles from './request-dialog.module.css';
import { RequestSend, type RequestSendProps } from './request-send.tsx';
import { type RequestFormOptions, useRequestForm } from './use-request-form.ts';

interface RequestFieldsProps extends Pick<RequestSendProps, 'organization'> {
  readonly options: RequestFormOptions;
}

/** The form itself. */
export function RequestFields({ options, organization }: RequestFieldsProps) {
  const intl = useIntl();
  const model = useRequestForm(options);
  const { form } = model;
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  const noteLength = characterCount(textToSend(ASK_FOR_PRICE_FIELDS.note, form.values.note));
  return (
    <Form form={form} className={styles.form} label={text('common.requestInformation')}>
      {form.isTakenUp && (
        <p className={styles.send} role="status">
          <FormattedMessage id="apartment.ask.taken-up" />
          <Button size={40} onPress={form.reset}>
            <FormattedMessage id="apartment.ask.clear" />
          </Button>
        </p>
      )}
      <div className={styles.pair}>
        <FormField form={form} name="firstName" autoComplete="given-name" required />
        <FormField form={form} name="lastName" autoComplete="family-name" required />
      </div>
      <div className={`${styles.pair} ${styles.contact}`}>
        <FormField form={form} name="emailAddress" type="email" autoComplete="email" required />
        <FormField
          form={form}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          hint={text('apartment.ask.phone-hint')}
        />
      </div>
      {!options.variant.ownConsent && <FormField form={form} name="contactTime" />}
      <FormField
        form={form}
        name="note"
        multiline
        hint={text('apartment.ask.note-count', { count: noteLength })}
      />
      <Honeypot form={form} />
      <RequestConsents model={model} variant={options.variant} />
      <RequestSend model={model} waiting={options.waiting} organization={organization} />
    </Form>
  );
}
