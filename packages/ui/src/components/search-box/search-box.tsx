import { lazy, type ReactNode, Suspense } from 'react';
import { MAGNIFYING_GLASS } from '../../icons/paths.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './search-box.module.css';

export interface SearchOption {
  readonly id: string;
  readonly text: string;
  /** Under the text, such as the country of a town. */
  readonly secondLine?: string | undefined;
  /** Path data of an icon before the words. */
  readonly icon?: string | undefined;
}

export interface SearchBoxProps {
  /** Accessible name. */
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The suggestions for what is typed, best first. */
  readonly options: readonly SearchOption[];
  /** Chosen by press or Enter; Enter without an arrow key before takes the first. Put its text into `value`. */
  readonly onChoose: (id: string) => void;
  /** Stands in the list while it has no options: what is looked for, or that nothing was found. */
  readonly emptyText?: string | undefined;
  /** Under the options, such as where they come from. */
  readonly footer?: string | undefined;
  readonly clearLabel: string;
  /** At the end inside the field, such as a button. */
  readonly end?: ReactNode;
}

const SearchCombo = lazy(() => import(/* webpackChunkName: "search-combo" */ './search-combo.tsx'));

/** Holds the place of the field until the combobox is there. */
function Waiting({ value, placeholder }: SearchBoxProps) {
  return (
    <div className={styles.field} aria-hidden="true">
      <span className={styles.glass}>
        <Icon path={MAGNIFYING_GLASS} size={20} />
      </span>
      <span className={styles.waiting}>{value || placeholder}</span>
    </div>
  );
}

/** A search field with suggestions under it. They are asked for and ordered by whoever uses it. */
export function SearchBox(props: SearchBoxProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <SearchCombo {...props} />
    </Suspense>
  );
}
