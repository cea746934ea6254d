import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Icon } from '../icon/icon.tsx';
import styles from './search-box.module.css';
import type { SearchBoxProps, SearchOption, TakenCaret } from './search-box.tsx';
import { SearchField } from './search-field.tsx';

function Option({ option }: { readonly option: SearchOption }) {
  const { id, text, secondLine, icon } = option;
  return (
    <ListBoxItem id={id} textValue={text} className={styles.option ?? ''}>
      {icon !== undefined && <Icon path={icon} size={20} className={styles.icon} />}
      <span className={styles.labels}>
        <span className={styles.text}>{text}</span>
        {secondLine !== undefined && <span className={styles.second}>{secondLine}</span>}
      </span>
    </ListBoxItem>
  );
}

function Suggestions({ label, options, emptyText, footer }: SearchBoxProps) {
  return (
    <Popover className={styles.popover ?? ''} offset={6} placement="bottom start">
      <ListBox
        className={styles.list ?? ''}
        aria-label={label}
        items={options}
        renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}
      >
        {(option) => <Option option={option} />}
      </ListBox>
      {footer !== undefined && <p className={styles.footer}>{footer}</p>}
    </Popover>
  );
}

interface SearchComboProps extends SearchBoxProps {
  /** Of the plain field that this one takes over from. */
  readonly caret: TakenCaret;
}

/**
 * Takes the focus over, and the text after it: a list opens by text that changes in a focused field. Returns the
 * text to show.
 */
function useTakeOver(input: RefObject<HTMLInputElement | null>, caret: TakenCaret, value: string): string {
  const [isTaken, setTaken] = useState(caret === undefined);
  const start = useRef(caret);
  useLayoutEffect(() => {
    if (isTaken) return;
    input.current?.focus();
    setTaken(true);
  }, [input, isTaken]);
  useLayoutEffect(() => {
    if (!isTaken || !start.current) return;
    input.current?.setSelectionRange(...start.current);
    start.current = undefined;
  }, [input, isTaken]);
  return isTaken ? value : '';
}

/** The field with its list. */
export default function SearchCombo(props: SearchComboProps) {
  const { label, placeholder, value, onChange, options, onChoose, caret } = props;
  const input = useRef<HTMLInputElement>(null);
  const text = useTakeOver(input, caret, value);
  // The list closes when this changes. It is forgotten at the next key: choosing does something, and is no value.
  const [chosenId, setChosenId] = useState<string | null>(null);
  const choose = (id: string) => {
    setChosenId(id);
    onChoose(id);
  };
  const takeFirst = (event: KeyboardEvent<HTMLInputElement>) => {
    const hasFocusedOption = event.currentTarget.hasAttribute('aria-activedescendant');
    const [first] = options;
    if (event.key === 'Enter' && !hasFocusedOption && first) choose(first.id);
  };
  return (
    <ComboBox
      aria-label={label}
      className={styles.combo ?? ''}
      items={options}
      inputValue={text}
      onInputChange={(text) => {
        setChosenId(null);
        onChange(text);
      }}
      selectedKey={chosenId}
      onSelectionChange={(key) => key !== null && choose(String(key))}
      allowsCustomValue
      allowsEmptyCollection={props.emptyText !== undefined}
      menuTrigger="input"
    >
      <Group className={styles.field ?? ''}>
        <SearchField {...props} input={input}>
          <Input
            ref={input}
            className={styles.input ?? ''}
            placeholder={placeholder ?? ''}
            enterKeyHint="search"
            onKeyDown={takeFirst}
          />
        </SearchField>
      </Group>
      <Suggestions {...props} />
    </ComboBox>
  );
}
