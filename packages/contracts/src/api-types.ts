// Types only: nothing of the schemas reaches the browser through this file.
import type { z } from 'zod';
import type * as schemas from './schemas/attributes.ts';

export type Organization = z.infer<typeof schemas.organization>;
export type Project = z.infer<typeof schemas.project>;
export type ProjectSettings = z.infer<typeof schemas.settings>;
export type Masterplan = z.infer<typeof schemas.masterplan>;
export type Building = z.infer<typeof schemas.building>;
export type Apartment = z.infer<typeof schemas.apartment>;
export type ApartmentType = z.infer<typeof schemas.apartmentType>;
export type OrientationCount = z.infer<typeof schemas.orientation>;
export type Media = z.infer<typeof schemas.media>;
export type MediaData = z.infer<typeof schemas.mediaData>;
export type MediaPolygon = z.infer<typeof schemas.polygon>;
export type Room = z.infer<typeof schemas.room>;
export type UnitCounts = z.infer<typeof schemas.unitCounts>;
export type FilterBounds = z.infer<typeof schemas.filterBounds>;
export type FilterRequest = z.infer<typeof schemas.filterRequest>;
export type FilterAnswer = z.infer<typeof schemas.filterAnswer>;
export type ProjectFeatures = z.infer<typeof schemas.projectFeatures>;
export type GeocodeAnswer = z.infer<typeof schemas.geocodeAnswer>;
export type GeocodeFeature = GeocodeAnswer['features'][number];
export type ApiErrorBody = z.infer<typeof schemas.apiError>;
