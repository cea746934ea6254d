import { z } from 'zod';
import { projectFile } from './project-file.ts';

/** JSON Schema of `project.yaml`, for editors: what may stand there, and what each field means. */
export function projectSchemaText(): string {
  const schema = z.toJSONSchema(projectFile, { io: 'input', unrepresentable: 'any' });
  return `${JSON.stringify({ title: 'A project folder', ...schema }, null, 2)}\n`;
}
