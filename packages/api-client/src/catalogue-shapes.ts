import { isNumber, isText, isTime, listOf, objectWith, orNone } from './shape.ts';

/**
 * What pages take from an answer without asking whether it is there. An answer without it is a fault of the API, and
 * must not come to a page, whose fault it would look like.
 */
const unitCounts = objectWith({
  total: isNumber,
  available: orNone(isNumber),
  byStatus: orNone(objectWith({})),
});
const point = listOf(isNumber);
const polygon = objectWith({ ring: listOf(point), label: point });
const media = listOf(
  objectWith({
    id: isNumber,
    name: isText,
    mediaData: orNone(objectWith({ width: isNumber, height: isNumber, polygons: listOf(polygon) })),
  }),
);
const counted = { id: isNumber, name: isText, media, unitCounts, asOf: isTime };

/** Of a project most pages take one fact; what of it is there must be right. */
export const isProject = objectWith({
  id: isNumber,
  media: orNone(media),
  unitCounts: orNone(unitCounts),
  asOf: orNone(isTime),
});
export const isMasterplan = objectWith({ ...counted, parentId: isNumber, projectId: isNumber });
export const isBuilding = objectWith({ ...counted, masterplansId: isNumber, projectId: isNumber });
export const isUnit = objectWith({
  id: isNumber,
  name: isText,
  area: isNumber,
  floor: isNumber,
  properties: objectWith({}),
  asOf: isTime,
});
export const isFeatureCollection = objectWith({
  features: listOf(
    objectWith({
      geometry: objectWith({ coordinates: point }),
      properties: objectWith({ id: isNumber, name: isText, unitCounts, asOf: orNone(isTime) }),
    }),
  ),
});
