import type { Unit } from '@suite/api';
import { Button, Dialog, LiveRegion, Skeleton } from '@suite/ui';
import { TextField } from '@suite/ui/fields';
import { COPY, DOWNLOAD_SIMPLE, SHARE_NETWORK } from '@suite/ui/icons';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadQr, type QrCode } from './load-qr.ts';
import { QrImage } from './qr-image.tsx';
import styles from './share-dialog.module.css';
import { useShareLink } from './use-share-link.ts';
import { useSheetFile } from './use-sheet-file.ts';

export interface ShareDialogProps {
  readonly unit: Unit;
  readonly onClose: () => void;
}

/** The link to a home, as a code, to be copied, or handed to another app; and its offer sheet as a file. */
export default function ShareDialog({ unit, onClose }: ShareDialogProps) {
  const intl = useIntl();
  const link = useShareLink(unit);
  const sheet = useSheetFile(unit);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const title = intl.formatMessage({ id: 'apartment.share.title' }, { number: unit.name });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      // Without HTTPS, or when the visitor forbids it.
      setCopied('no');
    }
  };
  const send = () => {
    // Leaving the other app's list is no failure.
    void navigator.share({ title: document.title, url: link }).catch(() => undefined);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="primary" icon={COPY} onPress={() => void copy()}>
            <FormattedMessage id="apartment.share.copy" />
          </Button>
          {'share' in navigator && (
            <Button icon={SHARE_NETWORK} onPress={send}>
              <FormattedMessage id="apartment.share.send" />
            </Button>
          )}
        </>
      }
      quietAction={
        <Button variant="quiet" onPress={onClose}>
          <FormattedMessage id="common.close" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="apartment.share.text" />
      </p>
      <Code link={link} />
      <TextField
        label={intl.formatMessage({ id: 'apartment.share.link' })}
        value={link}
        onChange={() => undefined}
        {...(copied && {
          hint: intl.formatMessage({ id: `apartment.share.${copied === 'yes' ? 'copied' : 'copyFailed'}` }),
        })}
      />
      <SheetFile {...sheet} />
      <LiveRegion>
        {copied === 'yes' && <FormattedMessage id="apartment.share.copied" />}
        {copied === 'no' && <FormattedMessage id="apartment.share.copyFailed" />}
        {sheet.state === 'saved' && <FormattedMessage id="apartment.share.sheetSaved" />}
      </LiveRegion>
    </Dialog>
  );
}

function SheetFile({ state, save }: ReturnType<typeof useSheetFile>) {
  return (
    <div className={styles.sheet}>
      <Button full icon={DOWNLOAD_SIMPLE} pending={state === 'loading'} onPress={save}>
        <FormattedMessage id="apartment.share.sheet" />
      </Button>
      {state === 'failed' && (
        <p role="alert">
          <FormattedMessage id="apartment.share.sheetFailed" />
        </p>
      )}
    </div>
  );
}

function Code({ link }: { link: string }) {
  const intl = useIntl();
  const [code, setCode] = useState<QrCode | 'failed' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadQr(link).then(
      (loaded) => isCurrent && setCode(loaded),
      () => isCurrent && setCode('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [link]);
  if (code === 'failed') {
    return (
      <p className={styles.failed} role="alert">
        <FormattedMessage id="apartment.share.failed" />
      </p>
    );
  }
  return (
    <div className={styles.code}>
      {code ? (
        <QrImage code={code} label={intl.formatMessage({ id: 'apartment.share.code' })} />
      ) : (
        <Skeleton kind="block" height="100%" />
      )}
    </div>
  );
}
