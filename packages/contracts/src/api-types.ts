// Types only: nothing of the schemas reaches the browser through this file.
import type { z } from 'zod';
import type * as schemas from './schemas/attributes.ts';
import type * as content from './schemas/content.ts';
import type * as delivery from './schemas/delivery-operations.ts';
import type * as enquiries from './schemas/enquiries.ts';
import type * as saved from './schemas/favorites.ts';
import type * as people from './schemas/people.ts';
import type * as staffEnquiries from './schemas/staff-enquiries.ts';
import type * as staff from './schemas/staff-operations.ts';
import type * as stores from './schemas/stores.ts';
import type { structure } from './schemas/structure.ts';

export type Organization = z.infer<typeof schemas.organization>;
export type Project = z.infer<typeof schemas.project>;
export type ProjectSettings = z.infer<typeof schemas.settings>;
export type Masterplan = z.infer<typeof schemas.masterplan>;
export type Building = z.infer<typeof schemas.building>;
export type Unit = z.infer<typeof schemas.apartment>;
export type UnitType = z.infer<typeof schemas.apartmentType>;
export type OrientationCount = z.infer<typeof schemas.orientation>;
export type Media = z.infer<typeof schemas.media>;
export type MediaData = z.infer<typeof schemas.mediaData>;
export type MediaPolygon = z.infer<typeof schemas.polygon>;
export type Room = z.infer<typeof schemas.room>;
export type UnitCounts = z.infer<typeof schemas.unitCounts>;
export type FilterBounds = z.infer<typeof schemas.filterBounds>;
export type FilterRequest = z.infer<typeof schemas.filterRequest>;
export type FilterResponse = z.infer<typeof schemas.filterResponse>;
export type ProjectFeatures = z.infer<typeof schemas.projectFeatures>;
export type GeocodeResponse = z.infer<typeof schemas.geocodeResponse>;
export type GeocodeFeature = GeocodeResponse['features'][number];
export type ApiErrorBody = z.infer<typeof schemas.apiError>;

export type Poi = z.infer<typeof content.poi>;
export type PoiParent = z.infer<typeof content.poiParent>;
export type CodeName = z.infer<typeof content.codeName>;
export type ClientApp = z.infer<typeof content.clientApp>;
export type MenuItem = z.infer<typeof content.menuItem>;
export type Package = z.infer<typeof content.packageAttributes>;
export type PackageItem = z.infer<typeof content.packageItem>;

export type Role = z.infer<typeof people.role>;
export type Profile = z.infer<typeof people.profile>;
export type OwnProject = z.infer<typeof people.ownProject>;
export type ProjectUser = z.infer<typeof people.projectUser>;

/** As it is sent: what has a default may be left out. */
export type PriceRequest = z.input<typeof enquiries.priceRequest>;
export type FavoritesMail = z.input<typeof enquiries.favoritesMail>;
export type Favorites = z.infer<typeof saved.favorites>;
export type Enquiry = z.infer<typeof staffEnquiries.enquiry>;
export type EnquiryState = Enquiry['state'];
export type EnquiryChanges = z.infer<typeof staffEnquiries.enquiryChanges>;

export type ProjectStructure = z.infer<typeof structure>;
export type Reservation = z.infer<typeof staff.reservation>;
export type Mail = z.infer<typeof staff.mail>;
export type WholeMail = z.infer<typeof staff.wholeMail>;
export type UnitChanges = z.infer<typeof staff.apartmentChanges>;

export type Notice = Readonly<z.infer<typeof stores.notice>>;
export type Consent = Readonly<z.infer<typeof stores.consent>>;
export type FilterValues = z.infer<typeof stores.filterValues>;
export type OutcomeReport = z.infer<typeof delivery.outcomeReport>;
export type DeliveryStatus = z.infer<typeof delivery.deliveryStatus>;
export type DeliveryChange = NonNullable<DeliveryStatus['apps'][number]['lastChange']>;
export type DeliveredVersion = DeliveryStatus['apps'][number]['versions'][number];
