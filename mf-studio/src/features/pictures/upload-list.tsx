import type { PictureForm } from '@suite/api';
import { Icon, IconButton } from '@suite/ui';
import { ARROW_COUNTER_CLOCKWISE, WARNING_CIRCLE, X } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import styles from './pictures.module.css';
import type { Upload } from './upload-queue.ts';
import type { UploadsModel } from './use-uploads.ts';

interface UploadListProps {
  readonly model: UploadsModel;
  readonly of: (upload: Upload) => boolean;
}

/** Pictures on their way with how far they are, and those that were refused with the reason. */
export function UploadList({ model, of }: UploadListProps) {
  const uploads = model.uploads.filter(of);
  return uploads.map((upload) => <UploadCard key={upload.id} upload={upload} model={model} />);
}

/** Whether an upload takes the place of one of these pictures. */
export function isReplacing(pictures: readonly { readonly key: string }[], fields: PictureForm): boolean {
  return fields.place === 'replacement' && pictures.some(({ key }) => key === fields.owner);
}

function UploadCard({ upload, model }: { readonly upload: Upload; readonly model: UploadsModel }) {
  const intl = useIntl();
  const { id, file, state, share, error } = upload;
  const { name } = file;
  return (
    <li className={styles.upload} data-state={state}>
      {state === 'refused' ? (
        <p role="alert">
          <Icon path={WARNING_CIRCLE} size={20} />
          <span>
            <b>{name}</b> {error}
          </span>
        </p>
      ) : (
        <>
          <b>{name}</b>
          <progress
            aria-label={intl.formatMessage({ id: 'studio.import.sending' }, { name })}
            value={share}
            max={1}
          />
        </>
      )}
      <span className={styles.tools}>
        {state === 'refused' && (
          <IconButton
            icon={ARROW_COUNTER_CLOCKWISE}
            size={20}
            label={intl.formatMessage({ id: 'studio.upload.retry' }, { name })}
            onPress={() => model.retry(id)}
          />
        )}
        <IconButton
          icon={X}
          size={20}
          label={intl.formatMessage({ id: 'studio.upload.drop' }, { name })}
          onPress={() => model.drop(id)}
        />
      </span>
    </li>
  );
}
