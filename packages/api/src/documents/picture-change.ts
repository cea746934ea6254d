import { z } from 'zod';
import { point } from './media.ts';

const size = z.object({ width: z.int(), height: z.int() });

/** Outlines in pixels of the picture of their version; null where it has none. */
const shapeChange = z.object({
  /** Of what the shape is: `B2-304`, `B2`, `bay`. */
  target: z.string(),
  kind: z.enum(['added', 'moved', 'removed']),
  before: z.array(point).nullable(),
  after: z.array(point).nullable(),
});

/** A picture that two versions have otherwise, or that one alone has. */
export const pictureChange = z.object({
  /** As the project folder names it. */
  key: z.string(),
  title: z.string(),
  /** Title of the community or building that it is of; null for others. */
  of: z.string().nullable(),
  /** Null in the version that does not have it. */
  before: size.nullable(),
  after: size.nullable(),
  /** Whether both versions show the same file. */
  isSameFile: z.boolean(),
  shapes: z.array(shapeChange).readonly(),
});

export const versionPictures = z.object({ pictures: z.array(pictureChange).readonly() });
