import { type ReactNode, useRef, useState } from 'react';
import styles from './search-box.module.css';
import { SearchField } from './search-field.tsx';

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

type SearchCombo = typeof import('./search-combo.tsx').default;

const loadCombo = () => import(/* webpackChunkName: "search-combo" */ './search-combo.tsx');

/** Where the caret was, for the field that takes over; undefined: the focus was elsewhere. */
export type TakenCaret = readonly [start: number, end: number] | undefined;

function caretOf(field: HTMLInputElement | null): TakenCaret {
  if (!field || document.activeElement !== field) return undefined;
  return [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
}

/**
 * A search field with suggestions under it. They are asked for and ordered by whoever uses it. The list's code is
 * heavy and few visitors search: it is fetched when the field is pointed at or focused, and takes over what is typed.
 */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, value, onChange } = props;
  const [Combo, setCombo] = useState<SearchCombo>();
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<TakenCaret>(undefined);
  const isComposing = useRef(false);
  const takeOver = () =>
    void loadCombo().then(
      ({ default: loaded }) => {
        // Letters that are still put together would be lost with their field: the next key comes by here again.
        if (isComposing.current || !field.current) return;
        caret.current = caretOf(field.current);
        setCombo(() => loaded);
      },
      // Without a connection the field stays as it is; the next key asks again.
      () => undefined,
    );
  if (Combo) return <Combo {...props} caret={caret.current} />;
  return (
    <div className={styles.combo}>
      <div className={styles.field} onPointerEnter={takeOver}>
        <SearchField {...props} input={field}>
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded="false"
            autoComplete="off"
            className={styles.input}
            placeholder={placeholder}
            enterKeyHint="search"
            value={value}
            onFocus={takeOver}
            onChange={(event) => {
              onChange(event.target.value);
              takeOver();
            }}
            onCompositionStart={() => {
              isComposing.current = true;
            }}
            onCompositionEnd={() => {
              isComposing.current = false;
              takeOver();
            }}
          />
        </SearchField>
      </div>
    </div>
  );
}
