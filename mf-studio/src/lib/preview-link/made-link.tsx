import { Button, ButtonLink, LiveRegion } from '@suite/ui';
import { TextField } from '@suite/ui/fields';
import { COPY, EYE } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../records.module.css';

/** A link that is known to this page alone: to copy, and to open. */
export function MadeLink({ link }: { readonly link: string }) {
  const intl = useIntl();
  const [copied, setCopied] = useState<'copied' | 'copy-failed' | null>(null);
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied('copied'),
      // Without HTTPS, or when the person forbids it.
      () => setCopied('copy-failed'),
    );
  return (
    <>
      <TextField
        label={intl.formatMessage({ id: 'studio.preview.link' })}
        value={link}
        onChange={() => undefined}
        hint={intl.formatMessage({ id: `studio.preview.${copied ?? 'once'}` })}
      />
      <div className={styles.actions}>
        <Button icon={COPY} onPress={copy}>
          <FormattedMessage id="studio.preview.copy" />
        </Button>
        <ButtonLink icon={EYE} href={link} target="_blank">
          <FormattedMessage id="studio.preview.open" />
        </ButtonLink>
      </div>
      <LiveRegion>{copied && <FormattedMessage id={`studio.preview.${copied}`} />}</LiveRegion>
    </>
  );
}
