import { operations } from '@suite/api';
import { readUnitList as readList, UNIT_COLUMNS, type UnitColumn, unitHints } from '@suite/content';
import { z } from 'zod';
import { requireAccess } from '../../access/staff.ts';
import { readEditedVersion } from '../../content/edited-version.ts';
import { invalidField } from '../../errors.ts';
import { receiveForm } from '../../http/receive-form.ts';
import type { AttributesOf } from '../../operations/operation-types.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { COLUMN_OF } from './service.ts';

type List = AttributesOf<'readUnitList'>;
type ListField = NonNullable<List['columns'][number]['field']>;

const COLUMNS: Readonly<Record<ListField, UnitColumn>> = {
  number: 'number',
  building: 'building',
  ...COLUMN_OF,
};
const FIELDS = new Map(Object.entries(COLUMNS).map(([field, column]) => [column, field as ListField]));
const chosenColumns = z.record(
  z.string(),
  z.enum(Object.keys(COLUMNS) as [ListField, ...ListField[]]).nullable(),
);

export const readUnitList: Handler<'readUnitList'> = async (call) => {
  const { params, context, request } = call;
  requireAccess(call, params.projectId);
  const { fields, file } = await receiveForm(request, operations.readUnitList.form);
  const { content } = await readEditedVersion(context.db, params.projectId);
  const list = await readList(file.name, file.bytes, unitHints(content.project), chosenIn(fields.columns));
  return one({ id: params.projectId, type: 'unit-list', attributes: describe(list) });
};

/** @throws {RequestError} 400 */
function chosenIn(json: string | undefined): ReadonlyMap<string, UnitColumn | null> {
  if (json === undefined) return new Map();
  try {
    const chosen = chosenColumns.parse(JSON.parse(json));
    return new Map(Object.entries(chosen).map(([heading, field]) => [heading, field && COLUMNS[field]]));
  } catch {
    throw invalidField('columns', 'must be an object of columns by their headings, as JSON');
  }
}

function describe(list: Awaited<ReturnType<typeof readList>>): List {
  if ('errors' in list) {
    const issues = list.errors.map((message) => ({ severity: 'error' as const, message }));
    return { format: null, columns: [], rows: [], issues };
  }
  return {
    format: list.format,
    columns: list.columns.map(({ heading, column }) => ({
      heading,
      field: (column && FIELDS.get(column)) ?? null,
    })),
    rows: list.rows.map(({ line, values, refused }) => ({
      line,
      values: Object.fromEntries(
        UNIT_COLUMNS.flatMap((column) => {
          const field = FIELDS.get(column);
          const value = values[column];
          return field && value !== undefined ? [[field, value]] : [];
        }),
      ),
      refused: refused.flatMap(({ column, text, expected }) => {
        const field = FIELDS.get(column);
        return field ? [{ field, text, expected }] : [];
      }),
    })),
    issues: list.warnings.map((message) => ({ severity: 'warning' as const, message })),
  };
}
