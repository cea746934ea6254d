import type { DraftStructure, StructureChange } from '@suite/api';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Editing } from '../structure/part-dialog.tsx';
import { type Thing, thingOfPart, thingOfView } from '../structure/thing.ts';
import { type StructureModel, useStructure } from '../structure/use-structure.ts';
import type { TreeRow } from './tree-rows.ts';

/** What is done to the lines of the tree, by its one way: a change of the draft at a time. */
export interface TreeEdits {
  readonly model: StructureModel;
  readonly structure: DraftStructure | undefined;
  readonly editing: Editing | null;
  readonly removed: Thing | null;
  /** Said to who does not see the tree: where a line stands now. */
  readonly said: string;
  /** Of the lines that are drawn. */
  readonly list: React.RefObject<HTMLUListElement | null>;
  readonly edit: (editing: Editing) => void;
  readonly rename: (row: TreeRow) => void;
  readonly remove: (row: TreeRow) => void;
  readonly move: (row: TreeRow, by: number, siblings: readonly TreeRow[]) => void;
  readonly close: () => void;
}

export function useTreeEdits(projectId: number): TreeEdits {
  const intl = useIntl();
  const model = useStructure(projectId);
  const structure = model.read.data?.document;
  const [editing, setEditing] = useState<Editing | null>(null);
  const [removed, setRemoved] = useState<TreeRow | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const keepFocusOn = useKeptFocus(list);
  return {
    model,
    structure,
    editing,
    // What hangs on it may have grown since it was pressed.
    removed: (removed && structure && foundIn(structure, removed)?.thing) ?? null,
    said,
    list,
    edit: setEditing,
    rename(row) {
      const found = structure && foundIn(structure, row);
      if (found) setEditing({ kind: 'thing', ...found });
    },
    remove: setRemoved,
    move(row, by, siblings) {
      const from = siblings.indexOf(row);
      const to = Math.min(Math.max(from + by, 0), siblings.length - 1);
      const { kind, of: key } = row;
      if (to === from || model.isChanging || kind === 'project' || kind === 'units') return;
      keepFocusOn(row);
      const change: StructureChange = { change: 'move', of: { kind, key }, by: to - from };
      const where = { name: row.title, place: to + 1, total: siblings.length };
      void model.change(change).then((isDone) => {
        if (isDone) setSaid(intl.formatMessage({ id: 'studio.tree.moved' }, where));
      });
    },
    close() {
      setEditing(null);
      setRemoved(null);
    },
  };
}

/** The part or the picture that a line shows. */
function foundIn(
  { parts }: DraftStructure,
  { kind, of }: TreeRow,
): { readonly thing: Thing; readonly parentKey: string | null } | null {
  if (kind === 'view') {
    const view = parts.flatMap(({ views }) => views).find(({ key }) => key === of);
    return view ? { thing: thingOfView(view), parentKey: null } : null;
  }
  const part = parts.find((one) => one.kind === kind && one.key === of);
  const thing = part && thingOfPart(part);
  return thing ? { thing, parentKey: part.parentKey } : null;
}

/** What is put elsewhere in the document loses the focus, and the keys have to go on. */
function useKeptFocus(list: React.RefObject<HTMLUListElement | null>) {
  const led = useRef<{ readonly row: string; readonly control: string } | null>(null);
  useEffect(() => {
    if (!led.current) return;
    const { row, control } = led.current;
    const line = list.current?.querySelector(`[data-row="${CSS.escape(row)}"]`);
    const place = line?.querySelector<HTMLElement>(`[data-control="${control}"]`);
    if (document.activeElement === document.body) (place?.querySelector('button') ?? place)?.focus();
    else if (!line?.contains(document.activeElement)) led.current = null;
  });
  return (row: TreeRow) => {
    const control = document.activeElement?.closest<HTMLElement>('[data-control]')?.dataset.control;
    led.current = { row: rowId(row), control: control ?? 'menu' };
  };
}

/** Tells a line from all others. */
export function rowId({ kind, of }: Pick<TreeRow, 'kind' | 'of'>): string {
  return `${kind} ${of}`;
}
