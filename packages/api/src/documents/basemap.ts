import { z } from 'zod';
import { essential } from '../essential.ts';

const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** Plain GeoJSON, not in the envelope: a part of the basemap that the map's own code brings whole. */
export const basemap = z.object({
  type: z.literal('FeatureCollection'),
  features: essential(
    z.array(
      z.object({
        type: z.literal('Feature'),
        /** Of land: beyond it nothing is known. */
        bbox: box.optional(),
        properties: z.object({
          kind: z.string(),
          name: z.string().optional(),
          nameSr: z.string().optional(),
          rank: z.int().optional(),
          fromZoom: z.number().optional(),
          toZoom: z.number().optional(),
        }),
        geometry: z.object({
          type: z.enum(['Point', 'MultiLineString', 'MultiPolygon']),
          coordinates: z.array(z.unknown()),
        }),
      }),
    ),
  ),
});
