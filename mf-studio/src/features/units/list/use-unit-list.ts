import type { UnitList } from '@suite/api';
import { readUnitList } from '@suite/api/endpoints';
import { upload } from '@suite/api-client/upload';
import type { RoleName, UnitStatus } from '@suite/contracts';
import type { FormError } from '@suite/forms';
import { useMemo, useState } from 'react';
import { useStudioAction } from '../../../lib/errors.ts';
import { COLUMNS, mayChange } from '../columns.ts';
import { type FactName, takesFact } from '../grid-row.ts';
import type { UnitsModel } from '../use-units.ts';
import { additionsOf, type Proposal, type Proposals, proposalsOf, type RefusedCell } from './proposals.ts';
import { type ChosenColumns, rememberColumns, rememberedColumns } from './remembered-columns.ts';

/** A list that was read, and what it would change. */
export interface OpenList extends Proposals {
  readonly name: string;
  readonly read: UnitList;
}

export interface UnitListModel {
  /** Null while none is open. */
  readonly list: OpenList | null;
  readonly isReading: boolean;
  readonly error: FormError | null;
  /** Whether the new units of the list are taken too. */
  readonly addsNew: boolean;
  readonly setAddsNew: (adds: boolean) => void;
  readonly open: (file: File) => void;
  /** Takes a column for something else, and remembers it by its heading. */
  readonly choose: (heading: string, field: string | null) => void;
  readonly isTaken: (proposal: Proposal) => boolean;
  readonly take: (proposals: readonly Proposal[], isTaken: boolean) => void;
  /** Says what a status that is unknown means, wherever it stands. */
  readonly setMeaning: (text: string, status: UnitStatus) => void;
  readonly close: () => void;
  readonly save: () => void;
}

/** A price list that is compared with the units: what it changes is typed into the grid, what is odd is asked about. */
export function useUnitList(projectId: number, roles: readonly RoleName[], model: UnitsModel): UnitListModel {
  const [file, setFile] = useState<File | null>(null);
  const [list, setList] = useState<OpenList | null>(null);
  const [addsNew, setAddsNew] = useState(true);
  const { isRunning, error, run } = useStudioAction();
  const { rows, state, dispatch } = model;
  const fields = useMemo(
    () => COLUMNS.flatMap(({ field }) => (field && mayChange(roles, field) ? [field] : [])),
    [roles],
  );
  const take = (proposals: readonly Proposal[], isTaken: boolean) =>
    dispatch({
      kind: 'edit',
      edits: proposals.map(({ row, field, was, becomes }) => ({
        id: row.id,
        field,
        value: isTaken ? becomes : was,
      })),
    });
  const read = (from: File, chosen: ChosenColumns) =>
    void run(async () => {
      const form = { columns: JSON.stringify(chosen), file: from };
      const found = await upload(readUnitList, { projectId, form });
      if (list) take(list.changes, false);
      const proposals = proposalsOf(rows, found.rows, fields, mayChange(roles, 'area'));
      setFile(from);
      setList({ ...proposals, name: from.name, read: found });
      take(
        proposals.changes.filter(({ doubt }) => doubt === null),
        true,
      );
    });
  return {
    list,
    isReading: isRunning,
    error,
    addsNew,
    setAddsNew,
    take,
    open: (chosen) => read(chosen, rememberedColumns()),
    choose: (heading, field) => {
      const chosen = withChosen(list?.read.columns ?? [], heading, field);
      rememberColumns(chosen);
      if (file) read(file, chosen);
    },
    isTaken: ({ row, field, becomes }) => state.edits.get(row.id)?.[field] === becomes,
    setMeaning: (text, status) =>
      dispatch({ kind: 'edit', edits: editsOfStatus(list?.refused ?? [], text, status) }),
    close: () => {
      if (list) take(list.changes, false);
      setList(null);
    },
    save: () => {
      const added = additionsOf(addsNew ? (list?.added ?? []) : [], fields);
      void model.save(added).then((isSaved) => {
        if (isSaved) setList(null);
      });
    },
  };
}

/** A field is of one column only: another that was taken for it is not read then. */
function withChosen(
  columns: UnitList['columns'],
  heading: string,
  field: string | null,
): Record<string, string | null> {
  const others = columns.filter((column) => column.heading !== heading && column.field === field);
  return {
    ...rememberedColumns(),
    ...(field !== null && Object.fromEntries(others.map((column) => [column.heading, null]))),
    [heading]: field,
  };
}

function editsOfStatus(refused: readonly RefusedCell[], text: string, status: UnitStatus) {
  return refused.flatMap((cell) =>
    cell.row && cell.field === 'status' && cell.text === text && takesFact(cell.row, 'status')
      ? [{ id: cell.row.id, field: 'status' as FactName, value: status }]
      : [],
  );
}
