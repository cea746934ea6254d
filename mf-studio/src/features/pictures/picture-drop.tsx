import { Icon } from '@suite/ui';
import { PLUS } from '@suite/ui/icons';
import { type ReactNode, useId, useState } from 'react';
import styles from './pictures.module.css';
import { ACCEPTED } from './upload-queue.ts';

interface PictureDropProps {
  readonly children: ReactNode;
  /** Accessible name: what the pictures are of, too. */
  readonly label: string;
  readonly isMany?: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
}

/** Takes pictures that are dropped on it, or chosen by a press. */
export function PictureDrop({ children, label, isMany = false, onFiles }: PictureDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <label
      htmlFor={id}
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        onFiles(isMany ? files : files.slice(0, 1));
      }}
    >
      <Icon path={PLUS} size={20} />
      <span aria-hidden="true">{children}</span>
      <input
        id={id}
        type="file"
        accept={ACCEPTED}
        multiple={isMany}
        aria-label={label}
        className={styles.file}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file is chosen again when it was mended.
          target.value = '';
        }}
      />
    </label>
  );
}
