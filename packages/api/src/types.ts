// Types only: nothing of the schemas reaches the browser through this file.
import type { z } from 'zod';
import type * as account from './documents/account.ts';
import type * as audit from './documents/audit.ts';
import type { building } from './documents/building.ts';
import type { colleague } from './documents/colleague.ts';
import type * as delivery from './documents/delivery.ts';
import type * as details from './documents/draft-details.ts';
import type * as structures from './documents/draft-structure.ts';
import type * as drafts from './documents/draft-unit.ts';
import type * as enquiries from './documents/enquiry.ts';
import type { apiError } from './documents/error.ts';
import type * as filter from './documents/filter.ts';
import type { geocodeResponse } from './documents/geocoding.ts';
import type { importJob } from './documents/import-job.ts';
import type * as mails from './documents/mail.ts';
import type { masterplan } from './documents/masterplan.ts';
import type * as medium from './documents/media.ts';
import type * as menu from './documents/menu.ts';
import type { projectModel } from './documents/model.ts';
import type * as packages from './documents/package.ts';
import type * as people from './documents/person.ts';
import type * as pictureChanges from './documents/picture-change.ts';
import type * as pois from './documents/poi.ts';
import type * as projects from './documents/project.ts';
import type { richText } from './documents/rich-text.ts';
import type * as factors from './documents/second-factor.ts';
import type { session } from './documents/session.ts';
import type * as signOn from './documents/single-sign-on.ts';
import type { structure } from './documents/structure.ts';
import type * as units from './documents/unit.ts';
import type * as versions from './documents/version.ts';
import type * as views from './documents/view-shapes.ts';
import type { changeUnits } from './staff/change-units.ts';

export type Organization = z.infer<typeof projects.organization>;
export type MonthlyOffer = NonNullable<Organization['monthlyOffer']>;
export type Project = z.infer<typeof projects.project>;
export type ProjectSettings = z.infer<typeof projects.settings>;
export type ProjectFeatures = z.infer<typeof projects.projectFeatures>;
export type OwnProject = z.infer<typeof projects.ownProject>;
export type ProjectUser = z.infer<typeof projects.projectUser>;
export type ProjectStructure = z.infer<typeof structure>;
export type ContentVersion = z.infer<typeof versions.version>;
export type PictureChange = z.infer<typeof pictureChanges.pictureChange>;
export type VersionChanges = z.infer<typeof versions.versionChanges>;
export type VersionOutline = z.infer<typeof versions.versionOutline>;
export type ViewShapes = z.infer<typeof views.viewShapes>;
export type ReadDrawing = z.infer<typeof views.readDrawing>;
export type ImportJob = z.infer<typeof importJob>;

export type RichText = z.infer<typeof richText>;
export type TextRun = Extract<RichText[number], { kind: 'paragraph' }>['runs'][number];

export type ProjectModel = z.infer<typeof projectModel>;
export type ModelView = ProjectModel['views'][number];
export type ModelBuilding = ProjectModel['buildings'][number];
export type ModelUnit = ProjectModel['units'][number];

export type Masterplan = z.infer<typeof masterplan>;
export type Building = z.infer<typeof building>;

export type Unit = z.infer<typeof units.unit>;
export type UnitType = z.infer<typeof units.unitType>;
export type UnitLight = z.infer<typeof units.unitLight>;
export type UnitCounts = z.infer<typeof units.unitCounts>;
export type UnitChanges = z.infer<typeof units.unitChanges>;
export type UnitConflicts = z.infer<typeof units.unitConflicts>;
export type UnitBatch = z.input<(typeof changeUnits)['body']>;
export type DraftUnits = z.infer<typeof drafts.draftUnits>;
export type DraftUnitChanges = z.input<typeof drafts.draftUnitChanges>;
export type DraftStructure = z.infer<typeof structures.draftStructure>;
export type StructureChange = z.input<typeof structures.structureChange>;
export type PictureForm = z.input<typeof structures.pictureForm>;
export type NewProject = z.input<typeof structures.newProject>;
export type DraftDetails = z.infer<typeof details.draftDetails>;
export type DraftDetailsChanges = z.input<typeof details.draftDetailsChanges>;
export type UnitList = z.infer<typeof drafts.unitList>;
export type OrientationCount = z.infer<typeof units.orientation>;
export type Reservation = z.infer<typeof units.reservation>;
export type Session = z.infer<typeof session>;
export type Passkey = z.infer<typeof factors.passkey>;
export type SecondFactors = z.infer<typeof factors.secondFactors>;
export type TotpEnrolment = z.infer<typeof factors.totpEnrolment>;
export type Login = z.infer<typeof factors.login>;

export type Media = z.infer<typeof medium.media>;
export type PictureFocus = z.infer<typeof medium.pictureFocus>;
export type MediaData = z.infer<typeof medium.mediaData>;
export type MediaPolygon = z.infer<typeof medium.polygon>;
export type Room = z.infer<typeof medium.room>;

export type FilterBounds = z.infer<typeof filter.filterBounds>;
export type FilterRequest = z.infer<typeof filter.filterRequest>;
export type FilterResponse = z.infer<typeof filter.filterResponse>;

export type GeocodeResponse = z.infer<typeof geocodeResponse>;
export type GeocodeFeature = GeocodeResponse['features'][number];

export type Poi = z.infer<typeof pois.poi>;
export type PoiParent = z.infer<typeof pois.poiParent>;
export type CodeName = z.infer<typeof pois.codeName>;
export type ClientApp = z.infer<typeof menu.clientApp>;
export type MenuItem = z.infer<typeof menu.menuItem>;
export type Package = z.infer<typeof packages.packageAttributes>;
export type PackageItem = z.infer<typeof packages.packageItem>;

export type Favorites = z.infer<typeof account.favorites>;

/** As it is sent: what has a default may be left out. */
export type PriceRequest = z.input<typeof enquiries.priceRequest>;
export type FavoritesMail = z.input<typeof enquiries.favoritesMail>;
export type Enquiry = z.infer<typeof enquiries.enquiry>;
export type Assignee = z.infer<typeof enquiries.assignee>;
export type EnquiryState = Enquiry['state'];
export type EnquiryChanges = z.infer<typeof enquiries.enquiryChanges>;

export type AuditEntry = z.infer<typeof audit.auditEntry>;
export type AuditQuery = z.infer<typeof audit.auditQuery>;
export type Person = z.infer<typeof people.person>;
export type Colleague = z.infer<typeof colleague>;
export type SignOnFields = z.infer<typeof signOn.signOnFields>;
export type SignOnSettings = z.infer<typeof signOn.signOnSettings>;
export type PersonChanges = z.infer<typeof people.personChanges>;

export type Mail = z.infer<typeof mails.mail>;
export type WholeMail = z.infer<typeof mails.wholeMail>;

export type OutcomeReport = z.infer<typeof delivery.outcomeReport>;
export type DeliveryStatus = z.infer<typeof delivery.deliveryStatus>;
export type ReleaseChange = z.output<typeof delivery.releaseChange>;
export type DeliveryChange = NonNullable<DeliveryStatus['apps'][number]['lastChange']>;
export type DeliveredVersion = DeliveryStatus['apps'][number]['versions'][number];

export type ApiErrorBody = z.infer<typeof apiError>;
