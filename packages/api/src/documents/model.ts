import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { essential } from '../essential.ts';

/** Metres: x east, y up, z south. */
const position = z.tuple([z.number(), z.number(), z.number()]);
/** Address of a file, with the beginning of its hash: what it names never changes. */
const file = z.string();

const sunPosition = z.object({
  /** Degrees above the horizon. */
  altitude: z.number(),
  /** Degrees from north, clockwise. */
  azimuth: z.number(),
});

/** Where the model stands, for sun and sky. */
const modelPlace = z.object({
  /** Degrees, WGS 84. */
  longitude: essential(z.number()),
  latitude: essential(z.number()),
  /** IANA name, `Europe/Podgorica`. */
  timeZone: essential(z.string()),
  /** Of the pictures; absent where it is not known. */
  pictureSun: sunPosition.optional(),
});

/** All but the scene may be absent: the model is drawn without. */
const modelFiles = z.object({
  scene: essential(file),
  /** Map of the ground, and the same in twice as many pixels. */
  ground: file.optional(),
  groundHigh: file.optional(),
  sea: file.optional(),
  groundSky: file.optional(),
  plants: file.optional(),
  /** The plants leaf by leaf, for those near the eye: nodes by the names of the kinds. */
  leaves: file.optional(),
  shade: file.optional(),
});

/** Cells of the picture `files.plants`, row by row: of each kind one for each elevation. */
const plantSheet = z.object({
  columns: essential(z.int().min(1)),
  rows: essential(z.int().min(1)),
  /** Degrees above the horizon that each kind was drawn from. */
  elevations: essential(z.array(z.number())),
  /** In the order of the numbers in the scene's `_PLANT`; metres. */
  kinds: essential(
    z.array(z.object({ kind: z.string(), middle: essential(z.number()), radius: essential(z.number()) })),
  ),
});

/**
 * How much of the sky is seen from round a building, as one byte a cell from `offset` of `files.shade` on: first along, then
 * across, then up, in the building's own frame.
 */
const shadeVolume = z.object({
  offset: essential(z.int().min(0)),
  size: essential(z.tuple([z.int().min(1), z.int().min(1), z.int().min(1)])),
  /** Metres of a cell. */
  step: essential(position),
  /** Of that frame: metres east, north and up. */
  origin: essential(position),
  /** Of that frame, radians counterclockwise from above. */
  turn: essential(z.number()),
  /** Corner of the first cell, in that frame. */
  min: essential(position),
});

const modelBuilding = z.object({
  id: essential(id),
  key: essential(z.string()),
  /** In full; the scene has it plain. */
  file: file.optional(),
  shade: essential(shadeVolume.optional(), 'if-present'),
});

/** The camera of a picture. */
const modelView = z.object({
  kind: essential(z.enum(['masterplan', 'building'])),
  /** Of the masterplan or building that has the picture. */
  ownerId: essential(id),
  /** The picture, by its id among the `media` of its owner. */
  mediaId: essential(id),
  position: essential(position),
  target: essential(position),
  /** Degrees, of the whole height of the picture. */
  fov: essential(z.number()),
  /** Pixels. */
  width: essential(z.int().min(1)),
  height: essential(z.int().min(1)),
});

const modelUnit = z.object({
  id: essential(id),
  key: essential(z.string()),
  buildingId: essential(id),
  /** The number in the scene's `_HOME`. */
  volume: essential(z.int().min(0)),
  /** Middle of its volume. */
  at: essential(position),
  /** Eyes of who stands on its terrace; absent where it has none. */
  eye: essential(position.optional(), 'if-present'),
  /** Where they look: degrees from north, clockwise. */
  facing: z.number().optional(),
});

/** What a project can be walked round in. Only what visitors may see of it: buildings, units and their pictures. */
export const projectModel = z.object({
  projectId: id,
  place: essential(modelPlace),
  files: essential(modelFiles),
  plants: essential(plantSheet.optional(), 'if-present'),
  buildings: essential(z.array(modelBuilding)),
  views: essential(z.array(modelView)),
  units: essential(z.array(modelUnit)),
});
