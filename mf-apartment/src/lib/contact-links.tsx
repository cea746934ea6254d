import type { Organization } from '@suite/api';
import { ButtonLink } from '@suite/ui';
import { ENVELOPE_SIMPLE, PHONE } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';

/** Calls a telephone. */
export function CallLink({ telephone }: { telephone: string }) {
  return (
    <ButtonLink variant="secondary" icon={PHONE} href={`tel:${telephone.replaceAll(/[^\d+]/g, '')}`}>
      <FormattedMessage id="apartment.contact.call" values={{ telephone }} />
    </ButtonLink>
  );
}

export interface ContactLinksProps {
  readonly organization: Pick<Organization, 'telephone' | 'email'>;
}

/** Calls and writes to an organisation, by what it gives. */
export function ContactLinks({ organization: { telephone, email } }: ContactLinksProps) {
  return (
    <>
      {telephone && <CallLink telephone={telephone} />}
      {email && (
        <ButtonLink variant="secondary" icon={ENVELOPE_SIMPLE} href={`mailto:${email}`}>
          <FormattedMessage id="apartment.contact.write" values={{ email }} />
        </ButtonLink>
      )}
    </>
  );
}
