import { type KeyboardEvent, useRef, useState } from 'react';
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { MAGNIFYING_GLASS, X } from '../../icons/paths.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './search-box.module.css';
import type { SearchBoxProps, SearchOption } from './search-box.tsx';

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

/** The field itself; fetched after the start, for the combobox is heavy. */
export default function SearchCombo(props: SearchBoxProps) {
  const { label, placeholder, value, onChange, options, onChoose, clearLabel, end } = props;
  const input = useRef<HTMLInputElement>(null);
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
      inputValue={value}
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
        <span className={styles.glass}>
          <Icon path={MAGNIFYING_GLASS} size={20} />
        </span>
        <Input
          ref={input}
          className={styles.input ?? ''}
          placeholder={placeholder ?? ''}
          enterKeyHint="search"
          onKeyDown={takeFirst}
        />
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
      </Group>
      <Suggestions {...props} />
    </ComboBox>
  );
}
