import type { MonthlyOffer, UnitLight } from '@suite/api';
import type { Amenity, Orientation, RequestForm, TypeKey, UnitStatus } from '@suite/contracts';
import type { ProjectColours } from '@suite/domain';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultTime, Json, Time } from './columns.ts';
import type { AuditSchema } from './schema-audit.ts';
import type { ContentSchema } from './schema-content.ts';
import type { DeliverySchema } from './schema-delivery.ts';
import type { EnquirySchema } from './schema-enquiries.ts';
import type { PeopleSchema } from './schema-people.ts';
import type { ContentLanguage, Texts } from './texts.ts';

interface OrganizationsTable {
  id: Generated<number>;
  /** What a folder is told by when it is imported again. */
  content_key: Generated<string | null>;
  name: Json<Texts>;
  website: string | null;
  logo_media_id: number | null;
  hide_unit_status: ColumnType<boolean, boolean | undefined, boolean>;
  /** Visitors choose a range of euro per square metre in place of a price. Seeded by the database, as what follows. */
  uses_price_ranges: ColumnType<boolean, boolean | undefined, boolean>;
  request_form: ColumnType<RequestForm, RequestForm | undefined, RequestForm>;
  /** Who is not led to the login by a private preview. */
  owner_user_id: ColumnType<number, number | undefined, number>;
  /** For everybody, as `email` is. */
  telephone: Generated<string | null>;
  email: Generated<string | null>;
  /** Within how many working days price requests are replied to. */
  reply_days: Generated<number | null>;
  monthly_offer: Json<MonthlyOffer> | null;
  /** For how long the link holds by which a newsletter is confirmed. */
  newsletter_link_hours: Generated<number>;
}

interface ProjectsTable {
  id: Generated<number>;
  organization_id: number;
  /** What a folder is told by when it is imported again. */
  content_key: Generated<string | null>;
  /** Number of the version that visitors see. */
  published_version: Generated<number | null>;
  published: boolean;
  name: Json<Texts>;
  description: Json<Texts> | null;
  website: string | null;
  /** Degrees, WGS 84. */
  longitude: number | null;
  latitude: number | null;
  place: Json<Texts> | null;
  logo_media_id: number | null;
  default_language_id: number;
  selected_filters: Json<number[]>;
  selected_roles: Json<number[]>;
  price_enabled: boolean;
  compare_enabled: boolean;
  /** As the only project it opens on its picture. */
  arrival_enabled: Generated<boolean>;
  private_preview: ColumnType<boolean, boolean | undefined, boolean>;
  /** The project whose draft it shows, in private preview. */
  preview_of: Generated<number | null>;
  demo_settings: ColumnType<boolean, boolean | undefined, boolean>;
  colours: Json<ProjectColours>;
  stylesheet_version: number;
  /** When the statuses of all units were last confirmed, for example by an import. */
  availability_as_of: Time;
  /** Where price requests are mailed; nobody is told when null, they are listed all the same. */
  enquiry_email: ColumnType<string | null, string | null | undefined, string | null>;
  /** Every registered person is on the project, as `user`. */
  open_to_registered: ColumnType<boolean, boolean | undefined, boolean>;
}

interface MasterplansTable {
  id: Generated<number>;
  project_id: number;
  /** Null for the root. */
  parent_id: number | null;
  position: number;
  name: Json<Texts>;
  description: Json<Texts> | null;
  community: boolean;
  published: boolean;
}

interface BuildingsTable {
  id: Generated<number>;
  masterplan_id: number;
  position: number;
  name: Json<Texts>;
  title: Json<Texts> | null;
  description: Json<Texts> | null;
  /** Storeys, the ground storey included. */
  floors: number;
  published: boolean;
}

interface ApartmentTypesTable {
  id: Generated<number>;
  project_id: number;
  name: Json<Texts>;
  type_key: TypeKey | null;
}

interface ApartmentsTable {
  id: Generated<number>;
  /** Null: withdrawn, see `withdrawn_units`. */
  building_id: number | null;
  apartment_type_id: number | null;
  /** Unit number. */
  name: string;
  area_m2: number;
  terrace_area_m2: number | null;
  floor: number;
  rooms: number;
  orientation: Orientation | null;
  status: UnitStatus;
  /** Set by the database when the status changes. */
  status_changed_at: ColumnType<Date, Date | string | undefined, never>;
  /** Whole euros. */
  price_eur: number | null;
  /** An amenity that is absent is unknown. */
  amenities: Json<Partial<Record<Amenity, 'yes' | 'no'>>>;
  /** Sun and sea; null where the project says nothing. */
  light: ColumnType<UnitLight | null, string | null | undefined, string | null>;
  published: boolean;
}

/** Units that the content does not have any more, and where they were. */
interface WithdrawnUnitsTable {
  apartment_id: number;
  project_id: number;
  /** Null: the building is gone too. */
  building_id: number | null;
  building_name: Json<Texts>;
  withdrawn_at: DefaultTime;
}

export interface StoredPolygon {
  readonly id: string;
  readonly kind: 'masterplan' | 'building' | 'apartment' | 'poi';
  readonly entityId: number | null;
  readonly label: readonly [number, number];
  readonly ring: readonly (readonly [number, number])[];
}

/** A room of a floor plan. */
interface StoredRoom {
  readonly name: Texts;
  readonly areaM2: number;
  /** A terrace or balcony; absent in plans that do not say. */
  readonly isOutdoor?: boolean | undefined;
}

/** Sizes and points in pixels of the picture. */
export interface StoredMediaData {
  readonly width: number;
  readonly height: number;
  /** Missing in what other tools wrote. */
  readonly polygons?: readonly StoredPolygon[] | undefined;
  readonly rooms?: readonly StoredRoom[] | undefined;
  /** What is to be seen, in the languages that somebody wrote it in. */
  readonly alt?: { readonly en?: string | undefined; readonly sr?: string | undefined } | undefined;
  /** What stays in sight where the picture is cut, in percent from left and top. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
}

/** Belongs to its project, and to at most one of its organisation, masterplans, buildings, types and units. */
interface MediaTable {
  id: Generated<number>;
  project_id: number;
  organization_id: number | null;
  masterplan_id: number | null;
  building_id: number | null;
  apartment_type_id: number | null;
  apartment_id: number | null;
  position: number;
  /** Null: for every language. */
  language: ContentLanguage | null;
  name: Json<Texts>;
  media_type_id: number;
  textual_content: Json<Texts> | null;
  content_type: string | null;
  size_bytes: number | null;
  /** SHA-256 of the file in hexadecimal: its key in the media store. */
  hash: string | null;
  media_data: Json<StoredMediaData> | null;
  /** Data URL of the blurred placeholder. */
  placeholder: string | null;
  poi_id: ColumnType<number | null, number | null | undefined, number | null>;
  menu_item_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Sent in by this person, who sees it, as staff do. */
  user_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Uploaded, not added to anything yet. */
  draft: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: DefaultTime;
}

/** What was imported last from a source, so that an unchanged source is not imported again. */
interface ContentImportsTable {
  source: string;
  content_hash: string;
  imported_at: Time;
}

type View<Table, Extra> = {
  [Key in Exclude<keyof Table, 'published'>]: Table[Key] extends ColumnType<infer Read, infer _I, infer _U>
    ? ColumnType<Read, never, never>
    : Table[Key];
} & Extra;

interface Published {
  published: ColumnType<boolean, never, never>;
}

interface OfOrganization {
  organization_id: number;
  hide_unit_status: boolean;
  availability_as_of: ColumnType<Date, never, never>;
}

/**
 * Tables, and the `published_…` views: what is published, also of projects in private preview. Who asks may see less:
 * requests read by `visible` of `modules/`.
 * The `any_…` views have the same columns for what staff see.
 */
export interface Schema extends AuditSchema, EnquirySchema, PeopleSchema, ContentSchema, DeliverySchema {
  organizations: OrganizationsTable;
  projects: ProjectsTable;
  masterplans: MasterplansTable;
  buildings: BuildingsTable;
  apartment_types: ApartmentTypesTable;
  apartments: ApartmentsTable;
  withdrawn_units: WithdrawnUnitsTable;
  media: MediaTable;
  content_imports: ContentImportsTable;
  published_projects: View<
    ProjectsTable,
    OfOrganization & { request_form: RequestForm; owner_user_id: number }
  >;
  published_masterplans: View<MasterplansTable, OfOrganization>;
  published_buildings: View<
    BuildingsTable,
    OfOrganization & {
      project_id: number;
      masterplan_name: ColumnType<Texts, never, never>;
      masterplan_parent_id: number | null;
    }
  >;
  published_apartments: View<
    Omit<ApartmentsTable, 'building_id'>,
    OfOrganization & {
      building_id: number;
      project_id: number;
      masterplan_id: number;
      /** Key of the type, else made from its name. */
      type_key: string | null;
      /** False for public areas, which are neither counted nor filtered. */
      filterable: boolean;
    }
  >;
  any_projects: View<ProjectsTable, OfOrganization & Published>;
  any_masterplans: View<MasterplansTable, OfOrganization & Published>;
  any_buildings: Schema['published_buildings'] & Published;
  any_apartments: Schema['published_apartments'] & Published;
}
