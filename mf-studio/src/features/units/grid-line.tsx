import { statusShortMessageId } from '@suite/i18n';
import { StatusChip } from '@suite/ui';
import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CellEditor } from './cell-editor.tsx';
import { COLUMNS, type Column } from './columns.ts';
import { factOf } from './edits.ts';
import type { FactName, Facts, GridRow } from './grid-row.ts';
import styles from './units.module.css';
import { useFactText } from './use-cell-texts.ts';
import type { Editing, Leave } from './use-grid.ts';

interface GridLineProps {
  readonly gridId: string;
  readonly index: number;
  /** CSS pixels from the first line. */
  readonly top: number;
  readonly row: GridRow;
  readonly edit: Partial<Facts> | undefined;
  readonly fields: readonly (FactName | null)[];
  /** Column of the framed cell; null where it is in another line. */
  readonly framed: number | null;
  /** Columns of the chosen block, where it goes through this line. */
  readonly from: number | null;
  readonly to: number | null;
  readonly editing: Editing | null;
  readonly onCommit: (text: string | null, leave: Leave) => void;
}

/** A unit. Drawn again only when something of it is another. */
export const GridLine = memo(Line, (a, b) =>
  (Object.keys(b) as (keyof GridLineProps)[]).every(
    // What it calls is of the latest frame only while it is typed in.
    (key) => a[key] === b[key] || (key.startsWith('on') && b.editing === null),
  ),
);

/** Id of a cell's element. */
export function cellId(gridId: string, row: number, column: number): string {
  return `${gridId}-${row}-${column}`;
}

function Line(props: GridLineProps) {
  const { index, top, framed, from, to } = props;
  return (
    <tr
      aria-rowindex={index + 2}
      className={styles.line}
      data-framed={framed !== null || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      {COLUMNS.map((column, at) => (
        <Cell
          {...props}
          key={column.key}
          column={column}
          at={at}
          isChosen={from !== null && to !== null && at >= from && at <= to}
        />
      ))}
    </tr>
  );
}

interface CellProps extends GridLineProps {
  readonly column: Column;
  readonly at: number;
  readonly isChosen: boolean;
}

function Cell(props: CellProps) {
  const { gridId, index, row, edit, fields, framed, editing, column, at, isChosen } = props;
  const field = fields[at] ?? null;
  const Tag = at === 0 ? 'th' : 'td';
  return (
    <Tag
      id={cellId(gridId, index, at)}
      scope={at === 0 ? 'row' : undefined}
      aria-colindex={at + 1}
      aria-selected={isChosen}
      aria-readonly={field === null || undefined}
      className={styles.cell}
      data-row={index}
      data-column={at}
      data-number={column.isNumber || undefined}
      data-framed={framed === at || undefined}
    >
      {editing?.column === at && field ? (
        <CellEditor
          field={field}
          value={factOf(row, edit, field)}
          typed={editing.text}
          label={`${row.name}, ${column.key}`}
          onCommit={props.onCommit}
        />
      ) : (
        <CellText column={column} row={row} edit={edit} />
      )}
    </Tag>
  );
}

interface CellTextProps {
  readonly column: Column;
  readonly row: GridRow;
  readonly edit: Partial<Facts> | undefined;
}

function CellText({ column: { key, field }, row, edit }: CellTextProps) {
  const fact = useFact();
  const text = useFactText();
  if (!field) return <span className={styles.text}>{String(row[key] ?? '–')}</span>;
  const becomes = factOf(row, edit, field);
  if (becomes === row[field]) return <span className={styles.text}>{fact(field, row[field])}</span>;
  return (
    <span className={styles.text}>
      <del>{text(field, row[field])}</del> <ins>{fact(field, becomes)}</ins>
    </span>
  );
}

function useFact(): (field: FactName, value: Facts[FactName]) => ReactNode {
  const intl = useIntl();
  const text = useFactText();
  return (field, value) =>
    field === 'status' ? (
      <StatusChip
        status={value as Facts['status']}
        label={text(field, value)}
        short={intl.formatMessage({ id: statusShortMessageId(value as Facts['status']) })}
        look="plain"
      />
    ) : (
      text(field, value)
    );
}
