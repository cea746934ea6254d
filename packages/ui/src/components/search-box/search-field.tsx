import type { ReactNode, RefObject } from 'react';
import { MAGNIFYING_GLASS, X } from '../../icons/paths.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './search-box.module.css';
import type { SearchBoxProps } from './search-box.tsx';

interface SearchFieldProps extends Pick<SearchBoxProps, 'value' | 'onChange' | 'clearLabel' | 'end'> {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly children: ReactNode;
}

/** What stands in the field around its input, with and without the list. */
export function SearchField({ value, onChange, clearLabel, end, input, children }: SearchFieldProps) {
  return (
    <>
      <span className={styles.glass}>
        <Icon path={MAGNIFYING_GLASS} size={20} />
      </span>
      {children}
      {value !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={clearLabel}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <Icon path={X} size={20} />
        </button>
      )}
      {end}
    </>
  );
}
