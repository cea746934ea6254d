/** Code tables of the specification §3. Ids that it does not name stay plain numbers. */
export const LANGUAGE_IDS = {
  english: 1,
  spanish: 2,
  german: 3,
  french: 4,
  arabic: 5,
  serbianLatin: 6,
  serbianCyrillic: 7,
} as const;

export const ROLE_IDS = {
  super_admin: 1,
  project_admin: 2,
  project_editor: 3,
  user: 4,
  sales_agent: 5,
} as const;
export type RoleName = keyof typeof ROLE_IDS;

/** `selectedFilters` of a project's settings: 1 to 7 are the specification's, the others ours. */
export const SELECTED_FILTER_IDS = {
  status: 1,
  area: 2,
  floors: 3,
  price: 4,
  apartment_type: 5,
  orientation: 6,
  all_apartments: 7,
  morning_sun: 8,
  evening_sun: 9,
  sea_view: 10,
} as const;
export type SelectedFilterName = keyof typeof SELECTED_FILTER_IDS;

/** Buttons of the filter bar by the names of the specification. */
export const FILTER_NAMES = [
  'status',
  'area_range',
  'floor_range',
  'apartment_type',
  'price',
  'price_range',
  'All',
  'Search',
  'Eye',
  'building view on',
  'building view off',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Point-of-interest types 2 to 13, in the order in which the specification names them. */
export const POI_TYPE_IDS = {
  masterplan_info: 2,
  masterplan: 3,
  plot: 4,
  building: 5,
  apartment: 6,
  building_apartment_view: 7,
  masterplan_camera_view: 8,
  menu_item: 9,
  streetview_start_point: 10,
  streetview_point: 11,
  building_info: 12,
  apartment_info: 13,
} as const;

/** Media types: 1 to 7 are the specification's names in its order; `floor_plan`, `gallery` and `terrace_view` are ours. */
export const MEDIA_TYPE_IDS = {
  poi_image: 1,
  poi_image_dzi: 2,
  poi_title: 3,
  description: 4,
  project_title: 5,
  project_text_description: 6,
  project_title_image: 7,
  floor_plan: 8,
  gallery: 9,
  terrace_view: 10,
} as const;

/** What a geocoding request may be limited to. */
export const PLACE_TYPES = ['country', 'region', 'place'] as const;
export type PlaceType = (typeof PLACE_TYPES)[number];
/** Longest `place_name` of a geocoding answer, in UTF-16 units. */
export const PLACE_NAME_LIMIT = 60;

export const TYPE_KEYS = [
  'studio',
  'one_bedroom',
  'two_bedroom',
  'three_bedroom',
  'four_bedroom',
  'five_bedroom',
  'six_bedroom',
  'duplex',
  'public_area',
] as const;
export type TypeKey = (typeof TYPE_KEYS)[number];

/** Type ids by the number of bedrooms: a fallback for where a building does not give its own types. */
export const BEDROOM_TYPE_IDS = {
  studio: 0,
  one_bedroom: 1,
  two_bedroom: 2,
  three_bedroom: 3,
  four_bedroom: 4,
  five_bedroom: 5,
  six_bedroom: 6,
} as const satisfies Partial<Record<TypeKey, number>>;

export const AMENITIES = [
  'parking',
  'garage',
  'activities',
  'pool',
  'gym',
  'balcony',
  'playground',
  'grill',
  'laundry',
  'doorman',
] as const;
export type Amenity = (typeof AMENITIES)[number];

export const ORIENTATIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** How much of the sea is seen from the terrace, the most first. */
export const SEA_VIEWS = ['open', 'partial', 'glimpse', 'none'] as const;
export type SeaView = (typeof SEA_VIEWS)[number];

/** Pictures are also served in these widths, in CSS pixels times pixel ratio: `?resize=<width>`. */
export const PICTURE_WIDTHS = [32, 160, 400, 800, 1280, 1920, 2560] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Filter choices in thousands of euro per square metre; the empty one is "All Ranges". */
export const PRICE_RANGES = ['', '0-6k', '6-7.5k', '7.5-9k', '9-11k', '11k+'] as const;
export type PriceRange = (typeof PRICE_RANGES)[number];

/** Contexts of a client app: 1 to 7, and one for all of them. Their meanings are not known. */
export const APP_CONTEXT_IDS = [1, 2, 3, 4, 5, 6, 7, 100] as const;
export const GLOBAL_APP_CONTEXT_ID = 100;
export const MEDIA_CONTEXTS = ['project', 'poi', 'menu_item'] as const;
export type MediaContext = (typeof MEDIA_CONTEXTS)[number];

/** What a medium of a project can belong to; without an owner it is the project's own. */
export const MEDIA_OWNER_KINDS = [
  'masterplan',
  'building',
  'apartment',
  'apartment-type',
  'poi',
  'menu-item',
  'gallery',
] as const;
export type MediaOwnerKind = (typeof MEDIA_OWNER_KINDS)[number];

/** What a point of interest can belong to. */
export const POI_PARENT_KINDS = ['project', 'masterplan', 'building', 'apartment'] as const;
export type PoiParentKind = (typeof POI_PARENT_KINDS)[number];
type PoiTypeName = keyof typeof POI_TYPE_IDS;
/** Which points of interest each kind of parent may have. */
export const POI_TYPES_OF_PARENT: Readonly<Record<PoiParentKind, readonly PoiTypeName[]>> = {
  project: ['masterplan', 'menu_item', 'streetview_start_point', 'streetview_point'],
  masterplan: [
    'masterplan_info',
    'masterplan',
    'plot',
    'building',
    'masterplan_camera_view',
    'streetview_start_point',
    'streetview_point',
  ],
  building: ['apartment', 'building_apartment_view', 'building_info'],
  apartment: ['apartment_info'],
};

/** What may be asked about with `is-allowed`. */
export const RESOURCES = [
  'organization',
  'project',
  'masterplan',
  'building',
  'apartment',
  'status',
  'price',
  'media',
  'package',
  'preview-link',
  'version',
  'settings',
  'user',
  'enquiry',
  'reservation',
  'mail',
  'release',
  'audit',
] as const;
export type Resource = (typeof RESOURCES)[number];
/** `read` is of what is published, `read-unpublished` of all that there is. */
export const PERMISSIONS = ['read', 'read-unpublished', 'create', 'update', 'delete', 'export'] as const;
export type Permission = (typeof PERMISSIONS)[number];
/** A permission on a resource, such as `enquiry:read`. */
export type Right = `${Resource}:${Permission}`;

/**
 * Forms of a request for information, a setting of the organisation. `own-consent` asks for the organisation's own
 * consent and offers its newsletter, without a time to call.
 */
export const REQUEST_FORMS = ['standard', 'own-consent'] as const;
export type RequestForm = (typeof REQUEST_FORMS)[number];
