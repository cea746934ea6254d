import type { UnitStatus } from '@suite/contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ImportReport, JobProgress, JobState } from '../content/import-report.ts';
import type { StoredFile } from '../content/media-files.ts';
import type { StoredModel } from '../content/model-rows.ts';
import type { StoredContent } from '../content/stored-content.ts';
import type { DefaultTime, Json, NullableTime, Time } from './columns.ts';
import type { Texts } from './texts.ts';

interface PoisTable {
  id: Generated<number>;
  project_id: number;
  masterplan_id: number | null;
  building_id: number | null;
  apartment_id: number | null;
  poi_type_id: number;
  position: number;
  name: Json<Texts>;
  description: Json<Texts> | null;
  /** Degrees, WGS 84. */
  longitude: number | null;
  latitude: number | null;
  published: boolean;
}

interface ClientAppsTable {
  id: Generated<number>;
  /** Null: of all projects. */
  project_id: number | null;
  context_id: number;
  name: Json<Texts>;
}

interface MenuItemsTable {
  id: Generated<number>;
  client_app_id: number;
  /** Null for the one root of the menu. */
  parent_id: number | null;
  poi_id: number | null;
  position: number;
  name: Json<Texts>;
  target: string | null;
}

interface PackagesTable {
  id: Generated<number>;
  project_id: number;
  position: number;
  name: Json<Texts>;
  description: Json<Texts> | null;
  published: boolean;
}

interface PackageTypesTable {
  package_id: number;
  apartment_type_id: number;
}

interface PackageItemsTable {
  id: Generated<number>;
  package_id: number;
  position: number;
  name: Json<Texts>;
  description: Json<Texts> | null;
  quantity: number;
}

interface GalleryItemsTable {
  gallery_id: number;
  media_id: number;
  position: number;
}

/** Written by the database when a row lets go of a file. */
interface DiscardedFilesTable {
  hash: string;
  discarded_at: DefaultTime;
}

/** Written by the database when the status of a unit changes; without a unit, when a building gets new ones. */
interface StatusEventsTable {
  /** `bigint`: a number on PGlite, a text on PostgreSQL; cast it. */
  id: GeneratedAlways<string | number>;
  building_id: number;
  apartment_id: number | null;
  status: UnitStatus | null;
  changed_at: Time;
}

/** One row, written by the database; see the migration. */
interface CatalogueStateTable {
  version: ColumnType<number, never, never>;
  /** `bigint`: cast it. */
  status_event_id: ColumnType<string | number, never, never>;
}

/** What a key of an imported project got as id, once and for ever. */
interface ContentKeysTable {
  project_id: number;
  kind: string;
  key: string;
  id: number;
}

/** What the last import said of a unit. */
interface ImportedFactsTable {
  project_id: number;
  unit_key: string;
  status: UnitStatus;
  price_eur: number | null;
}

/** A state of a project's content, never changed but for its date; a draft while it was not published. */
interface ContentVersionsTable {
  project_id: number;
  /** From 1. */
  number: number;
  content: Json<StoredContent>;
  /** By their path. */
  files: Json<Readonly<Record<string, StoredFile>>>;
  /** Of everything but statuses and prices. */
  content_hash: string;
  created_at: DefaultTime;
  published_at: NullableTime;
  /** By the database: who the transaction is in the name of. Null for the command line and for who is gone. */
  created_by: ColumnType<number | null, never, never>;
  /** Who showed it to visitors at last. */
  published_by: number | null;
}

/** An import, running or ended, as every server can report it. */
interface ImportJobsTable {
  id: Generated<number>;
  /** Null until a new project is made. */
  project_id: number | null;
  created_by: number | null;
  state: ColumnType<JobState, never, JobState>;
  progress: Json<JobProgress>;
  report: Json<ImportReport> | null;
  /** Why it failed, a sentence. */
  error: string | null;
  created_at: DefaultTime;
  /** When the server that works on it last said so. */
  seen_at: DefaultTime;
  ended_at: NullableTime;
}

/** Files that a version needs, so that none of them is removed. */
interface ContentVersionFilesTable {
  project_id: number;
  number: number;
  hash: string;
}

/** What visitors walk round in, of projects that have a model. */
interface ProjectModelsTable {
  project_id: number;
  document: Json<StoredModel>;
}

interface ProjectModelFilesTable {
  project_id: number;
  /** As it is in its address: `scene.glb`. */
  name: string;
  /** Of a building in full: it is seen where the building is. */
  building_id: number | null;
  content_type: string;
  /** SHA-256, the key in the media store. */
  hash: string;
}

export interface ContentSchema {
  project_models: ProjectModelsTable;
  project_model_files: ProjectModelFilesTable;
  content_versions: ContentVersionsTable;
  content_version_files: ContentVersionFilesTable;
  import_jobs: ImportJobsTable;
  content_keys: ContentKeysTable;
  imported_facts: ImportedFactsTable;
  catalogue_state: CatalogueStateTable;
  pois: PoisTable;
  client_apps: ClientAppsTable;
  menu_items: MenuItemsTable;
  packages: PackagesTable;
  package_types: PackageTypesTable;
  package_items: PackageItemsTable;
  gallery_items: GalleryItemsTable;
  discarded_files: DiscardedFilesTable;
  status_events: StatusEventsTable;
  published_pois: PoisTable;
  published_client_apps: ClientAppsTable;
  published_packages: PackagesTable;
}
