import { Button, IconButton } from '@suite/ui';
import { X } from '@suite/ui/icons';
import { useId, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { FILTER_TOOLS } from '../filter/filter-tools.ts';
import { ZeroResult } from '../filter/zero-result.tsx';
import type { BuildingScreenModel } from '../screen-model.ts';
import styles from './filter-sheet.module.css';

export interface FilterSheetProps {
  readonly screen: BuildingScreenModel;
  readonly onClose: () => void;
}

/** All filters on a phone, one section each; the picture above follows every choice. */
export function FilterSheet({ screen, onClose }: FilterSheetProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is taken out of the page, so that the browser gives the focus back to the opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const count = screen.matchedIds?.size ?? screen.total;
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={titleId} onCancel={onClose}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {formatMessage({ id: 'common.filters' })}
        </h2>
        <Button variant="quiet" onPress={() => screen.setFilter(() => ({}))}>
          {formatMessage({ id: 'common.resetAll' })}
        </Button>
        <IconButton icon={X} label={formatMessage({ id: 'common.close' })} onPress={onClose} />
      </header>
      <div className={styles.sections}>
        {FILTER_TOOLS.filter((tool) => tool.isOffered(screen)).map((tool) => (
          <section key={tool.name} className={styles.section}>
            <h3 className={styles.sectionTitle}>{formatMessage({ id: tool.labelId })}</h3>
            <tool.Section screen={screen} />
          </section>
        ))}
        {count === 0 && (
          <div className={styles.zero}>
            <ZeroResult screen={screen} />
          </div>
        )}
      </div>
      <footer className={styles.footer}>
        <Button full variant="primary" disabled={count === 0} onPress={onClose}>
          {count === 0
            ? formatMessage({ id: 'common.noResults' })
            : formatMessage({ id: 'common.showHomes' }, { count })}
        </Button>
      </footer>
    </dialog>
  );
}
