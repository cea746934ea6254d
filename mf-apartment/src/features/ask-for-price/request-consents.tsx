import { CheckField } from '@suite/ui';
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
  const { form, change, readPolicy } = model;
  const link = (labels: ReactNode) => (
    <button type="button" className={styles.link} onClick={readPolicy}>
      {labels}
    </button>
  );
  return (
    <div>
      <CheckField name="consent" required checked={form.consent} onChange={(consent) => change({ consent })}>
        <FormattedMessage id="apartment.ask.consent" values={{ link }} />
      </CheckField>
      {variant.ownConsent && (
        <>
          <CheckField
            name="ownConsent"
            required
            checked={form.ownConsent}
            onChange={(ownConsent) => change({ ownConsent })}
          >
            <FormattedMessage id="apartment.ask.ownConsent" />
          </CheckField>
          <CheckField
            name="newsletter"
            checked={form.newsletter}
            onChange={(newsletter) => change({ newsletter })}
          >
            <FormattedMessage id="apartment.ask.newsletter" />
          </CheckField>
        </>
      )}
    </div>
  );
}
