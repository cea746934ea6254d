import { z } from 'zod';
import { filePath, key } from '../format/fields.ts';

const position = z.tuple([z.number(), z.number(), z.number()]);
const count = z.int().min(1);
const modelFilePath = filePath.regex(/^model\//, 'must be a file in the folder model');
const picture = modelFilePath.regex(/\.(webp|png|jpe?g)$/i, 'must be WebP, PNG or JPEG');
const glb = modelFilePath.regex(/\.glb$/i, 'must be a binary glTF, .glb');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== undefined;
  } catch {
    return false;
  }
}

/** `model/model.json` or `.yaml`: where the model's files are and what its cameras and units are. Metres: x east, y up, z south. */
export const modelFile = z.strictObject({
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be the name of a time zone, such as Europe/Belgrade')
    .describe('Of the place, for the hours of the sun: Europe/Podgorica.'),
  pictureSun: z
    .strictObject({
      altitude: z.number().min(0).max(90).describe('Degrees above the horizon.'),
      azimuth: z.number().min(0).max(360).describe('Degrees from north, clockwise.'),
    })
    .optional()
    .describe('The sun of the pictures.'),
  scene: glb.describe('The whole place, with the volumes of the homes: model/scene.glb'),
  ground: picture.optional().describe('Picture of the ground from above.'),
  groundHigh: picture.optional().describe('The same with twice as many pixels a side, for large screens.'),
  sea: picture.optional().describe('Colours of the sea from above.'),
  groundSky: picture.optional().describe('How much of the sky the ground sees.'),
  plants: z
    .strictObject({
      file: picture.describe('Pictures of the plants in cells.'),
      leaves: glb.optional().describe('The plants leaf by leaf, for those near the eye: model/leaves.glb'),
      columns: count.describe('Cells in a row.'),
      rows: count.describe('Rows of cells.'),
      elevations: z
        .array(z.number().min(0).max(90))
        .min(1)
        .describe('Degrees above the horizon that each kind was drawn from.'),
      kinds: z
        .array(
          z.strictObject({
            kind: key.describe('Its name, for authors.'),
            middle: z.number().describe('Metres from the ground to the middle of the picture.'),
            radius: z.number().positive().describe('Metres from there to the edges of the picture.'),
          }),
        )
        .min(1)
        .describe('In the order of the numbers in the scene.'),
    })
    .optional()
    .describe('Plants, which the scene has as points.'),
  shade: z
    .strictObject({
      file: modelFilePath.regex(/\.bin$/i, 'must end in .bin').describe('One byte a cell.'),
      buildings: z
        .record(
          key,
          z.strictObject({
            offset: z.int().min(0).describe('First byte in the file.'),
            size: z.tuple([count, count, count]).describe('Cells along, across and up.'),
            step: position.describe('Metres of a cell.'),
            origin: position.describe('Of the building: metres east, north and up.'),
            turn: z.number().describe('Of the building, radians counterclockwise from above.'),
            min: position.describe('Corner of the first cell, from there.'),
          }),
        )
        .describe('By the name of the building.'),
    })
    .optional()
    .describe('How much of the sky is seen round each building.'),
  buildings: z
    .record(key, glb)
    .default({})
    .describe('Buildings in full, by their names; the scene has them plain.'),
  cameras: z
    .array(
      z.strictObject({
        view: key.describe('Id of the picture, as the project has it.'),
        position: position.describe('Where the camera stands.'),
        target: position.describe('What it looks at.'),
        fov: z.number().min(1).max(150).describe('Degrees, of the whole height of the picture.'),
      }),
    )
    .default([])
    .describe('Cameras of the pictures of the project.'),
  units: z
    .array(
      z.strictObject({
        unit: z.string().min(1).describe('The unit, by building and number: B2-304.'),
        at: position.describe('Middle of its volume.'),
        eye: position.optional().describe('Eyes of who stands on its terrace.'),
        facing: z
          .number()
          .min(0)
          .max(360)
          .optional()
          .describe('Where they look: degrees from north, clockwise.'),
      }),
    )
    .min(1)
    .describe('In the order of the numbers of their volumes in the scene.'),
});

export type ModelFile = z.infer<typeof modelFile>;

/** Paths of the pictures of a model. */
export function modelPictures({ ground, groundHigh, sea, groundSky, plants }: ModelFile): string[] {
  return [ground, groundHigh, sea, groundSky, plants?.file].filter((file) => file !== undefined);
}

/** Paths of the files of a model that are no pictures, with the type that they are served as. */
export function modelData({ scene, plants, shade, buildings }: ModelFile): ReadonlyMap<string, string> {
  const leaves = plants?.leaves === undefined ? [] : [plants.leaves];
  const meshes = [scene, ...leaves, ...Object.values(buildings)].map(
    (file) => [file, 'model/gltf-binary'] as const,
  );
  return new Map([...meshes, ...(shade ? [[shade.file, 'application/octet-stream'] as const] : [])]);
}
