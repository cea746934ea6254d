export { FAVORITES_LIMIT } from './documents/account.ts';
export { ENQUIRIES_PER_PAGE, priceRequest } from './documents/enquiry.ts';
export { apiError } from './documents/error.ts';
export { filterRequest } from './documents/filter.ts';
export { geocodeFeature } from './documents/geocoding.ts';
export { emailAddress, newPassword, personName } from './fields.ts';
export { type Access, type HttpMethod, type Operation, type RateLimit, rightsOf } from './operation.ts';
export { type OperationName, type Operations, operationPath, operations } from './operations.ts';
export { type Statuses, statusesOf } from './statuses.ts';
export type {
  ApiErrorBody,
  Building,
  ClientApp,
  CodeName,
  DeliveredVersion,
  DeliveryChange,
  DeliveryStatus,
  Enquiry,
  EnquiryChanges,
  EnquiryState,
  Favorites,
  FavoritesMail,
  FilterBounds,
  FilterRequest,
  FilterResponse,
  GeocodeFeature,
  GeocodeResponse,
  Mail,
  Masterplan,
  Media,
  MediaData,
  MediaPolygon,
  MenuItem,
  MonthlyOffer,
  Organization,
  OrientationCount,
  OutcomeReport,
  OwnProject,
  Package,
  PackageItem,
  Person,
  PersonChanges,
  Poi,
  PoiParent,
  PriceRequest,
  Project,
  ProjectFeatures,
  ProjectSettings,
  ProjectStructure,
  ProjectUser,
  Reservation,
  Room,
  Session,
  Unit,
  UnitChanges,
  UnitCounts,
  UnitType,
  WholeMail,
} from './types.ts';
