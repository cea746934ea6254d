import { Icon } from '@suite/ui';
import { type ReactNode, useId, useState } from 'react';
import styles from './file-drop.module.css';

interface FileDropProps {
  readonly icon: string;
  readonly children: ReactNode;
  /** Accessible name, where it says more than the text that is seen. */
  readonly label?: string;
  /** As the attribute of a file input. */
  readonly accept: string;
  readonly isMany?: boolean;
  /** In a list of other things. */
  readonly isSmall?: boolean;
  /** At least one, and no more than one where many are not wanted. */
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
}

/** Takes files that are dropped on it, or chosen by a press. */
export function FileDrop(props: FileDropProps) {
  const { icon, children, label, accept, isMany = false, isSmall = false, onFiles } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = ([first, ...others]: Iterable<File>) => {
    if (first) onFiles([first, ...(isMany ? others : [])]);
  };
  return (
    <label
      htmlFor={id}
      className={styles.drop}
      data-small={isSmall || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Icon path={icon} {...(isSmall && { size: 20 })} />
      <span aria-hidden={label !== undefined || undefined}>{children}</span>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMany}
        aria-label={label}
        className={styles.file}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // The same file is chosen again when it was mended.
          target.value = '';
        }}
      />
    </label>
  );
}
