import { z } from 'zod';

const text = z.string().min(1, 'must not be empty');
/** In both languages; one text alone, such as a name, is for both. */
export const texts = z.union([
  text.transform((one) => ({ en: one, sr: one })),
  z.strictObject({ en: text.describe('English.'), sr: text.describe('Serbian, in Latin script.') }),
]);
/** What is said of a text that visitors read with its marks. */
export function marked(said: string): string {
  return `${said} As in Markdown: paragraphs, **strong**, *emphasized*, lists, [links](https://…).`;
}
/** In either language or both; one text alone is for both. Where a language has none, the title stands for it. */
export const altTexts = z.union([
  text.transform((one): { en?: string | undefined; sr?: string | undefined } => ({ en: one, sr: one })),
  z.strictObject({
    en: text.optional().describe('English.'),
    sr: text.optional().describe('Serbian, in Latin script.'),
  }),
]);
const percent = z.number().min(0).max(100);
/** A point of a picture. */
export const focusPoint = z.strictObject({
  x: percent.describe('Percent from the left.'),
  y: percent.describe('Percent from the top.'),
});
/** A path below the content folder, with `/`; it cannot lead out of the folder. */
export const filePath = z
  .string()
  .regex(
    /^[\p{L}\p{N}_.()-][\p{L}\p{N}_ .()-]*(\/[\p{L}\p{N}_.()-][\p{L}\p{N}_ .()-]*)*$/u,
    'must be a path below the content folder',
  )
  .refine((path) => !path.split('/').includes('..'), 'must not lead out of the content folder');
/** A plan: of a PDF with several pages one is named, `plans/all.pdf#page=3`. */
export const planPath = z
  .string()
  .refine(
    (path) => filePath.safeParse(path.replace(/(?<=\.pdf)#page=[1-9]\d{0,3}$/i, '')).success,
    'must be a path below the content folder, of a PDF with #page=1 where it has several pages',
  );
/** Of a thing that is told by its name where it has none: the name's letters, in whatever alphabet. */
export const nameKey = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u, 'must be a short name without spaces');
export const key = z.string().regex(/^[a-z0-9][a-z0-9_-]*$/i, 'must be a short name without spaces');
