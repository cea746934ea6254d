import { apiAddress, pictureUrl } from '@suite/api-client';
import { IconButton, LiveRegion } from '@suite/ui';
import { DOWNLOAD_SIMPLE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './download-list.module.css';
import type { DownloadFile } from './downloadable.ts';
import { fileSize } from './file-size.ts';
import type { DownloadState, useDownloads } from './use-downloads.ts';

export interface DownloadListProps {
  readonly files: readonly DownloadFile[];
  readonly downloads: ReturnType<typeof useDownloads>;
}

/** Device pixels of a small picture. */
const THUMB_WIDTH = 208;
const thumbUrl = ({ url, contentType }: DownloadFile) =>
  // A drawing has no widths.
  contentType === 'image/svg+xml' ? apiAddress(url) : pictureUrl(url, THUMB_WIDTH);

export function DownloadList({ files, downloads: { state, takeOne } }: DownloadListProps) {
  const intl = useIntl();
  return (
    <>
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.id} className={styles.item}>
            <img className={styles.thumb} src={thumbUrl(file)} alt="" loading="lazy" />
            <div className={styles.labels}>
              <p className={styles.name} title={file.name}>
                {file.name}
              </p>
              {file.size !== null && <p className={styles.size}>{fileSize(file.size, intl)}</p>}
            </div>
            <IconButton
              icon={DOWNLOAD_SIMPLE}
              label={intl.formatMessage({ id: 'apartment.downloads.one' }, { name: file.name })}
              disabled={state.kind === 'running' && state.wanted !== file.id}
              onPress={() => takeOne(file)}
            />
          </li>
        ))}
      </ul>
      <Progress state={state} />
    </>
  );
}

/** How far it is, and what came of it. */
function Progress({ state }: { state: DownloadState }) {
  const intl = useIntl();
  return (
    <>
      {state.kind === 'running' && (
        <div className={styles.progress}>
          <progress
            aria-label={intl.formatMessage({ id: 'apartment.downloads.progress' })}
            {...(state.total !== null && { max: state.total, value: Math.min(state.bytes, state.total) })}
          />
          <span>
            {fileSize(state.bytes, intl)}
            {state.total !== null && ` / ${fileSize(state.total, intl)}`}
          </span>
        </div>
      )}
      {state.kind === 'failed' && (
        <p className={styles.failed} role="alert">
          <FormattedMessage id="apartment.downloads.failed" />
        </p>
      )}
      <LiveRegion>
        {state.kind === 'running' && <FormattedMessage id="apartment.downloads.progress" />}
        {state.kind === 'saved' && <FormattedMessage id="apartment.downloads.saved" />}
      </LiveRegion>
    </>
  );
}
