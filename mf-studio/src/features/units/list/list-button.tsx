import { Button } from '@suite/ui';
import { FILE_ARROW_UP } from '@suite/ui/icons';
import { type DragEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import own from './list.module.css';
import type { UnitListModel } from './use-unit-list.ts';

const TYPES = '.csv,.txt,.tsv,.xlsx';

/** Opens a price list from the disk. */
export function ListButton({ lists }: { readonly lists: UnitListModel }) {
  const intl = useIntl();
  const ref = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size={40} icon={FILE_ARROW_UP} pending={lists.isReading} onPress={() => ref.current?.click()}>
        <FormattedMessage id="studio.list.import" />
      </Button>
      <input
        ref={ref}
        type="file"
        accept={TYPES}
        className={own.file}
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: 'studio.list.choose' })}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) lists.open(file);
          // The same file is chosen again when it was mended.
          target.value = '';
        }}
      />
    </>
  );
}

/** Takes a file that is dropped anywhere on an element. */
export function useDroppedFile(open: (file: File) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      open(file);
    },
  };
}
