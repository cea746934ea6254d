import { Button, Dialog } from '@suite/ui';
import { COPY, KEY } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../profile.module.css';

export interface RecoveryDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The ten codes, told once: left by its button alone, so that none are lost by a slip. */
export function RecoveryDialog({ codes, onClose }: RecoveryDialogProps) {
  const intl = useIntl();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  const actions = (
    <>
      <Button icon={COPY} onPress={() => void copy()}>
        <FormattedMessage id={isCopied ? 'account.recovery.copied' : 'account.recovery.copy'} />
      </Button>
      <Button variant="primary" onPress={onClose}>
        <FormattedMessage id="account.recovery.done" />
      </Button>
    </>
  );
  return (
    <Dialog open icon={KEY} title={intl.formatMessage({ id: 'account.recovery.title' })} actions={actions}>
      <p>
        <FormattedMessage id="account.recovery.text" />
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
