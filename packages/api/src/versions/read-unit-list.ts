import { z } from 'zod';
import { unitList } from '../documents/draft-unit.ts';
import { resource } from '../envelope.ts';
import { byProject, safeLine } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const readUnitList = defineOperation({
  method: 'POST',
  path: '/api/v1/projects/{projectId}/unit-lists',
  access: 'apartment:read-unpublished',
  changesNothing: true,
  rateLimit: { max: 30, timeWindow: '1 minute' },
  summary: 'Reads a price list (CSV or an Excel workbook) line by line, and writes nothing',
  params: byProject,
  form: z.strictObject({
    /** JSON of what columns are taken for that their headings do not say, by the heading; null: not read. */
    columns: safeLine(2000).optional(),
  }),
  response: resource(unitList),
});
