import { PLACE_NAME_LIMIT } from '@suite/contracts';
import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { essential } from '../essential.ts';

/** WGS 84 degrees. */
export const degrees = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/** A place as version 5 of the Mapbox geocoding API gives it; a project is a `poi` and names its id. */
export const geocodeFeature = z.object({
  id: z.string(),
  type: z.literal('Feature'),
  place_type: z.array(z.string()),
  /** Name alone. */
  text: z.string(),
  /** Name with what the place lies in. */
  place_name: z.string().max(PLACE_NAME_LIMIT),
  /** West, south, east, north; crosses the antimeridian where west is larger than east. */
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  center: degrees,
  geometry: z.object({ type: z.literal('Point'), coordinates: degrees }),
  /** What the place lies in, the smallest first. */
  context: z.array(z.object({ id: z.string(), text: z.string(), short_code: z.string().optional() })),
  properties: z.object({ projectId: id.optional() }),
});

/** Not in the envelope. The best match comes first. */
export const geocodeResponse = z.object({
  type: z.literal('FeatureCollection'),
  features: essential(z.array(geocodeFeature)),
  /** Whom to name where the answer is shown. */
  attribution: z.string(),
});
