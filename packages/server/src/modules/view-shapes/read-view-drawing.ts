import { readViewDrawing as readDrawing } from '@suite/content';
import { requireAccess } from '../../access/staff.ts';
import { readEditedVersion } from '../../content/edited-version.ts';
import { notFound } from '../../errors.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';

export const readViewDrawing: Handler<'readViewDrawing'> = async (call) => {
  const { params, body, context } = call;
  requireAccess(call, params.projectId);
  const { content, number } = await readEditedVersion(context.db, params.projectId);
  const drawing = readDrawing(content, params.view, body.name, body.text);
  if (!drawing) throw notFound(`There is no view ${params.view}.`);
  return one({
    id: number,
    type: 'drawing',
    attributes: {
      shapes: drawing.shapes.map(({ id: _id, label: _label, area: _area, ring, ...reference }) => ({
        reference,
        ring,
      })),
      issues: drawing.issues.map(({ severity, message }) => ({ severity, message })),
    },
  });
};
