/** Tables of the content whose ids the database gives itself when none is given. */
export const NUMBERED_TABLES = [
  'organizations',
  'projects',
  'masterplans',
  'buildings',
  'apartment_types',
  'apartments',
  'media',
  'pois',
  'client_apps',
  'menu_items',
  'packages',
  'package_items',
] as const;
