import type { RoleName } from '@suite/contracts';
import { LiveRegion } from '@suite/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { COLUMNS, editableFields, GRID_TEMPLATE, GRID_WIDTH } from './columns.ts';
import type { EditAction, Edits } from './edits.ts';
import { GridHead } from './grid-head.tsx';
import { cellId, GridLine } from './grid-line.tsx';
import type { GridRow } from './grid-row.ts';
import type { Shown, SortKey } from './shown-rows.ts';
import styles from './units.module.css';
import { useGrid } from './use-grid.ts';

const ROW_PX = 44;
const OVERSCAN = 8;

interface UnitsGridProps {
  /** As they are shown. */
  readonly rows: readonly GridRow[];
  readonly edits: Edits;
  readonly roles: readonly RoleName[];
  /** While it is saved. */
  readonly isReadOnly: boolean;
  readonly sort: Shown['sort'];
  readonly dispatch: (action: EditAction) => void;
  readonly onSort: (key: SortKey) => void;
  readonly onPick: (rows: readonly GridRow[]) => void;
}

/** Units as lines and facts as cells, worked in as in a spreadsheet; only the lines in sight are drawn. */
export function UnitsGrid(props: UnitsGridProps) {
  const { rows, edits, roles, isReadOnly, sort, dispatch, onSort, onPick } = props;
  const intl = useIntl();
  const id = useId();
  const scrollRef = useRef<HTMLDivElement>(null);
  const fields = useMemo(
    () => (isReadOnly ? COLUMNS.map(() => null) : editableFields(roles)),
    [isReadOnly, roles],
  );
  const grid = useGrid({ rows, edits, fields, dispatch });
  const { selection, block, editing } = grid;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    scrollPaddingStart: ROW_PX,
  });
  useEffect(() => {
    virtualizer.scrollToIndex(selection.at.row === selection.to.row ? selection.at.row : selection.to.row);
  }, [selection.at.row, selection.to.row, virtualizer]);
  const first = block.from.row;
  const last = block.to.row;
  useEffect(() => onPick(rows.slice(first, last + 1)), [rows, first, last, onPick]);
  return (
    <>
      <div ref={scrollRef} className={styles.grid}>
        <table
          ref={grid.ref}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is worked in, as ARIA has it.
          role="grid"
          tabIndex={0}
          className={styles.table}
          aria-label={intl.formatMessage({ id: 'studio.room.units' })}
          aria-rowcount={rows.length + 1}
          aria-colcount={COLUMNS.length}
          aria-multiselectable="true"
          aria-activedescendant={
            rows.length > 0 ? cellId(id, selection.to.row, selection.to.column) : undefined
          }
          style={{ '--columns': GRID_TEMPLATE, '--width': `${GRID_WIDTH}px` } as React.CSSProperties}
          onPointerDown={grid.onPointerDown}
          onDoubleClick={grid.onDoubleClick}
          onKeyDown={grid.onKeyDown}
          onCopy={grid.onCopy}
          onPaste={grid.onPaste}
        >
          <GridHead sort={sort} onSort={onSort} />
          <tbody className={styles.lines} style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              if (!row) return null;
              const isIn = index >= first && index <= last;
              return (
                <GridLine
                  key={row.id}
                  gridId={id}
                  index={index}
                  top={start}
                  row={row}
                  edit={edits.get(row.id)}
                  fields={fields}
                  framed={selection.at.row === index ? selection.at.column : null}
                  from={isIn ? block.from.column : null}
                  to={isIn ? block.to.column : null}
                  editing={editing?.row === index ? editing : null}
                  onCommit={grid.commit}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && (
        <p className={styles.lead}>
          <FormattedMessage id="common.noResults" />
        </p>
      )}
      <LiveRegion>
        {grid.pasted && <FormattedMessage id="studio.units.pasted" values={{ ...grid.pasted }} />}
      </LiveRegion>
    </>
  );
}
