import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './tabs.module.css';

export interface TabsProps<Id extends string> {
  /** Joins tabs and panel; the same as in TabPanel. */
  readonly tabsId: string;
  /** Accessible name. */
  readonly label: string;
  readonly items: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/** Index after a key, or null for a key that means nothing here. */
function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Tabs with an accent line; arrow keys choose, as the content is there at once. */
export function Tabs<Id extends string>({ tabsId, label, items, selected, onSelect }: TabsProps<Id>) {
  const listRef = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = items.findIndex((item) => item.id === selected);
    const item = items[nextIndex(event.key, index, items.length) ?? -1];
    if (item === undefined) return;
    event.preventDefault();
    onSelect(item.id);
    listRef.current?.querySelector<HTMLElement>(`#${CSS.escape(`${tabsId}-${item.id}`)}`)?.focus();
  };
  return (
    <div ref={listRef} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${tabsId}-${item.id}`}
          aria-selected={item.id === selected}
          aria-controls={item.id === selected ? `${tabsId}-panel` : undefined}
          tabIndex={item.id === selected ? 0 : -1}
          className={classNames(styles.tab, item.id === selected && styles.selected)}
          onClick={() => onSelect(item.id)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}

export interface TabPanelProps {
  readonly tabsId: string;
  /** Id of the selected tab. */
  readonly selected: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The content of the selected tab. */
export function TabPanel({ tabsId, selected, children, className }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${tabsId}-panel`}
      aria-labelledby={`${tabsId}-${selected}`}
      className={className}
    >
      {children}
    </div>
  );
}
