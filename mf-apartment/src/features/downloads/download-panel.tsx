import { useStore } from '@nanostores/react';
import type { Unit } from '@suite/api';
import { getApartment } from '@suite/api/endpoints';
import { inLanguage, type ReadState, readOf, useRead } from '@suite/api-client';
import { $selection, useLocale } from '@suite/bus';
import type { PanelProps } from '@suite/contracts';
import { AsyncView } from '@suite/explorer';
import { AppIntl } from '@suite/i18n';
import { Button, Dialog, Skeleton, StateCard } from '@suite/ui';
import { IMAGE } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../../messages.ts';
import { DownloadList } from './download-list.tsx';
import { downloadable } from './downloadable.ts';
import { useDownloads } from './use-downloads.ts';

/** The pictures of the home that is chosen, to be kept. */
export default function DownloadPanel({ onClose }: PanelProps) {
  return (
    <AppIntl messages={messages}>
      <DownloadDialog onClose={onClose} />
    </AppIntl>
  );
}

function DownloadDialog({ onClose }: PanelProps) {
  const intl = useIntl();
  const locale = useLocale();
  const shownId = useStore($selection).unit?.id ?? null;
  const [apartmentId, setApartmentId] = useState(shownId);
  // Opened before the page knew its home: the first that it shows is meant.
  if (apartmentId === null && shownId !== null) setApartmentId(shownId);
  const read = useRead(
    apartmentId === null ? null : readOf(getApartment, { id: apartmentId, ...inLanguage(locale) }),
  );
  const files = downloadable(read.data?.media ?? []);
  const name = intl.formatMessage({ id: 'unit.apartmentNumber' }, { number: read.data?.name ?? '' });
  const downloads = useDownloads(files, `${name.trim()}.zip`);
  const isRunning = downloads.state.kind === 'running';
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'apartment.downloads.title' })}
      actions={
        <>
          {/* One button with two meanings: it keeps the focus, and Esc and Enter go on working. */}
          {files.length > 0 && (
            <Button
              variant={isRunning ? undefined : 'primary'}
              onPress={isRunning ? downloads.cancel : downloads.takeAll}
            >
              <FormattedMessage id={isRunning ? 'common.cancel' : 'common.downloadAll'} />
            </Button>
          )}
          <Button onPress={onClose}>
            <FormattedMessage id="common.close" />
          </Button>
        </>
      }
    >
      {files.length > 0 ? (
        <DownloadList files={files} downloads={downloads} />
      ) : (
        <NoFiles isChosen={apartmentId !== null} read={read} />
      )}
    </Dialog>
  );
}

interface NoFilesProps {
  readonly isChosen: boolean;
  readonly read: ReadState<Unit>;
}

function NoFiles({ isChosen, read }: NoFilesProps) {
  const intl = useIntl();
  const none = <StateCard icon={IMAGE} title={intl.formatMessage({ id: 'apartment.downloads.none' })} />;
  if (!isChosen) return none;
  return (
    <AsyncView read={read} loading={<Skeleton kind="block" height="120px" />}>
      {() => none}
    </AsyncView>
  );
}
