import { ORIENTATIONS, TYPE_KEYS, UNIT_STATUSES } from '@suite/contracts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { FactName, Facts } from './grid-row.ts';
import styles from './units.module.css';
import { useFactText } from './use-cell-texts.ts';
import type { Leave } from './use-grid.ts';

interface CellEditorProps {
  readonly field: FactName;
  readonly value: Facts[FactName];
  /** What was pressed to begin; null to begin with what is there. */
  readonly typed: string | null;
  readonly label: string;
  /** Null: nothing is changed. */
  readonly onCommit: (text: string | null, leave: Leave) => void;
}

const LEAVES: Readonly<Record<string, Leave>> = { Enter: 'down', Tab: 'right' };

/** A field in a cell: Enter and Tab take what is typed, Escape leaves it. */
export function CellEditor(props: CellEditorProps) {
  const { field, value, typed, label, onCommit } = props;
  const factText = useFactText();
  const ref = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    ref.current?.focus();
    if (typed === null && ref.current instanceof HTMLInputElement) ref.current.select();
  }, [typed]);
  const leave = (text: string | null, way: Leave) => {
    // What takes the focus away is heard too.
    if (isLeft.current) return;
    isLeft.current = true;
    onCommit(text, way);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    event.stopPropagation();
    const way = LEAVES[event.key];
    if (event.key === 'Escape') leave(null, 'stay');
    else if (way) leave(event.currentTarget.value, way === 'right' && event.shiftKey ? 'left' : way);
    else return;
    event.preventDefault();
  };
  const shared = {
    ref,
    className: styles.editor,
    'aria-label': label,
    onKeyDown,
    onBlur: (event: { currentTarget: { value: string } }) => leave(event.currentTarget.value, 'away'),
  };
  const choices = choicesOf(field);
  if (!choices)
    return (
      <input
        {...shared}
        inputMode={field.endsWith('rea') ? 'decimal' : 'numeric'}
        defaultValue={typed ?? (value === null ? '' : String(value))}
      />
    );
  return (
    <select
      {...shared}
      defaultValue={typedChoice(choices, typed, (one) => factText(field, one)) ?? String(value ?? '')}
    >
      {choices.map((one) => (
        <option key={String(one)} value={String(one ?? '')}>
          {factText(field, one)}
        </option>
      ))}
    </select>
  );
}

function choicesOf(field: FactName): readonly Facts[FactName][] | null {
  if (field === 'status') return UNIT_STATUSES;
  if (field === 'typeKey') return TYPE_KEYS;
  if (field === 'orientation') return [null, ...ORIENTATIONS];
  return field === 'publish' ? [true, false] : null;
}

/** The first choice that begins with what was pressed. */
function typedChoice(
  choices: readonly Facts[FactName][],
  typed: string | null,
  textOf: (one: Facts[FactName]) => string,
): string | undefined {
  const found =
    typed?.trim() && choices.find((one) => textOf(one).toLowerCase().startsWith(typed.toLowerCase()));
  return found === undefined || found === '' || found === null ? undefined : String(found);
}
