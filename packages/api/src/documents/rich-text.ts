import { z } from 'zod';

/** Words of one look. An address is `https:`, `http:`, `mailto:`, `tel:` or a path of the site, and nothing else. */
const textRun = z.object({
  text: z.string(),
  isStrong: z.boolean().optional(),
  isEmphasized: z.boolean().optional(),
  href: z.string().optional(),
});

/** What an editor wrote with marks, as what it means: no markup goes to the browser. */
export const richText = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('paragraph'), runs: z.array(textRun) }),
    z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(z.array(textRun)) }),
  ]),
);
