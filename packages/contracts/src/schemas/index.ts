export {
  apartment,
  apartmentType,
  apiError,
  building,
  filterBounds,
  filterRequest,
  filterResponse,
  geocodeFeature,
  geocodeResponse,
  masterplan,
  media,
  mediaData,
  organization,
  orientation,
  polygon,
  project,
  projectFeatures,
  room,
  settings,
  unitCounts,
} from './attributes.ts';
export { clientApp, codeName, menuItem, packageAttributes, packageItem, poi, poiParent } from './content.ts';
export { deliveryStatus, outcomeReport } from './delivery-operations.ts';
export { discoveryDocument } from './discovery.ts';
export { favoritesMail, priceRequest } from './enquiries.ts';
export { collection, type OperationSchemas, resource } from './envelope.ts';
export { FAVORITES_LIMIT } from './favorites.ts';
export { emailAddress, localeId, newPassword, personName } from './fields.ts';
export { OPERATION_SCHEMAS } from './operations.ts';
export { profile, projectUser, role, token } from './people.ts';
export { ENQUIRIES_PER_PAGE, enquiry } from './staff-enquiries.ts';
export { mail, wholeMail } from './staff-operations.ts';
export { consent, filterValues, notice } from './stores.ts';
export { structure } from './structure.ts';
