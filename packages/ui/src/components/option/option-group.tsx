import type { ReactNode } from 'react';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import styles from './option.module.css';

export interface OptionGroupProps<Value extends string> {
  /** Accessible name, usually the title of the card. */
  readonly label: string;
  /** Values of the rows that are on. */
  readonly value: readonly Value[];
  readonly onChange: (value: Value[]) => void;
  /** `rows` for OptionRow, `chips` for OptionChip. Default `rows`. */
  readonly layout?: 'rows' | 'chips' | undefined;
  readonly children: ReactNode;
}

export function OptionGroup<Value extends string>(props: OptionGroupProps<Value>) {
  const { label, value, onChange, layout = 'rows', children } = props;
  return (
    <CheckboxGroup
      aria-label={label}
      value={[...value]}
      onChange={(next) => onChange(next as Value[])}
      className={styles[layout] ?? ''}
    >
      {children}
    </CheckboxGroup>
  );
}
