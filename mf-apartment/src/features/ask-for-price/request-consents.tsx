import { FormTickBox } from '@suite/forms';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './request-dialog.module.css';
import type { FormVariant } from './request-form.ts';
import type { RequestFormModel } from './use-request-form.ts';

export interface RequestConsentsProps {
  readonly model: RequestFormModel;
  readonly variant: FormVariant;
}

/** Consents, none of them given beforehand. */
export function RequestConsents({ model, variant }: RequestConsentsProps) {
  const { form, readPolicy } = model;
  const link = (labels: ReactNode) => (
    <button type="button" className={styles.link} onClick={readPolicy}>
      {labels}
    </button>
  );
  return (
    <div>
      <FormTickBox form={form} name="consent" required>
        <FormattedMessage id="apartment.ask.consent" values={{ link }} />
      </FormTickBox>
      {variant.ownConsent && (
        <>
          <FormTickBox form={form} name="ownConsent" required>
            <FormattedMessage id="apartment.ask.ownConsent" />
          </FormTickBox>
          <FormTickBox form={form} name="newsletter">
            <FormattedMessage id="apartment.ask.newsletter" />
          </FormTickBox>
        </>
      )}
    </div>
  );
}
