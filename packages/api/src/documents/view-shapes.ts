import { z } from 'zod';
import { safeLine, textId } from '../fields.ts';
import { point } from './media.ts';

/** More are no façade; see the limits of drawings. */
const MOST_SHAPES = 5000;
const MOST_CORNERS = 2000;
/** Of shapes or a drawing as JSON. */
export const MOST_SHAPES_BYTES = 4 * 1024 * 1024;
const MOST_DRAWING_CHARACTERS = 900_000;

const key = safeLine(200).min(1, 'must not be empty');
const pixels = z.number().min(-1e6).max(1e6);
const corner = z.tuple([pixels, pixels]);

/** What a shape stands for, by the keys of the project folder. */
const references = {
  community: { kind: z.literal('community'), community: key },
  building: { kind: z.literal('building'), building: key },
  unit: { kind: z.literal('unit'), building: key, unit: key },
  poi: { kind: z.literal('poi'), poi: key },
};
const reference = z.discriminatedUnion('kind', [
  z.strictObject(references.community),
  z.strictObject(references.building),
  z.strictObject(references.unit),
  z.strictObject(references.poi),
]);

const outline = { id: key, label: corner, ring: z.array(corner).min(4).max(MOST_CORNERS) };
const shape = z.discriminatedUnion('kind', [
  z.strictObject({ ...outline, ...references.community }),
  z.strictObject({ ...outline, ...references.building }),
  z.strictObject({ ...outline, ...references.unit }),
  z.strictObject({ ...outline, ...references.poi }),
]);

export const byView = z.strictObject({ projectId: textId, view: key });

export const viewShapesFields = z.strictObject({ shapes: z.array(shape).max(MOST_SHAPES) });

/** What may have a shape in a view. */
const shapeTarget = z.object({
  reference,
  /** As shapes name it: `B2-304`. */
  id: z.string(),
  /** Its number, or its title. */
  name: z.string(),
  /** In how many other views it has one. */
  otherViews: z.int(),
});

export const viewShapes = z.object({
  /** As the project folder names it. */
  view: z.string(),
  title: z.string(),
  /** Title of what it shows. */
  owner: z.string(),
  /** Key of the building that it shows; null for a masterplan's. */
  building: z.string().nullable(),
  width: z.int().min(1),
  height: z.int().min(1),
  /** Of the version that is edited, and whether visitors see another one. */
  version: z.int(),
  isDraft: z.boolean(),
  shapes: z.array(
    z.discriminatedUnion('kind', [
      z.object({ id: z.string(), label: point, ring: z.array(point), ...references.community }),
      z.object({ id: z.string(), label: point, ring: z.array(point), ...references.building }),
      z.object({ id: z.string(), label: point, ring: z.array(point), ...references.unit }),
      z.object({ id: z.string(), label: point, ring: z.array(point), ...references.poi }),
    ]),
  ),
  targets: z.array(shapeTarget),
});

export const drawingFields = z.strictObject({
  /** With its ending, which says what is in it: SVG, or JSON of several kinds. */
  name: safeLine(200).regex(/\.(?:svg|json|geojson)$/i, 'must end with .svg, .json or .geojson'),
  text: z.string().min(1).max(MOST_DRAWING_CHARACTERS),
});

export const readDrawing = z.object({
  shapes: z.array(z.object({ reference, ring: z.array(point) })),
  /** What could not be taken, a sentence each. */
  issues: z.array(z.object({ severity: z.enum(['error', 'warning']), message: z.string() })),
});
