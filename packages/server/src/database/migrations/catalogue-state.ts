/** Tables that the public answers are made of. */
const CATALOGUE_TABLES = [
  'organizations',
  'projects',
  'masterplans',
  'buildings',
  'apartment_types',
  'media',
  'gallery_items',
  'pois',
  'client_apps',
  'menu_items',
  'packages',
  'package_types',
  'package_items',
] as const;

/** All of a unit but its status, whose changes are listed one by one in `status_events`. */
const UNIT_COLUMNS =
  'id, building_id, apartment_type_id, name, area_m2, terrace_area_m2, floor, rooms, orientation, price_eur, ' +
  'amenities, published';

/**
 * One row that tells whether anything changed: `version` counts changes of the catalogue, `status_event_id` is
 * the last change of a status. Whoever changes the catalogue locks this row first and holds it until the end, so
 * changes are committed one after another and in the order of their numbers: who read up to one misses none.
 * Processes hear of both by `catalogue_changes`: `status <building>` or `other`.
 */
const STATE = [
  `create table catalogue_state (
    is_only boolean primary key default true check (is_only),
    version integer not null default 0,
    changed_by xid8,
    status_event_id bigint not null default 0
  )`,
  `insert into catalogue_state default values`,
  // Once in a transaction, however many statements it has.
  `create function note_catalogue_change() returns trigger language plpgsql as $$
    begin
      update catalogue_state set version = version + 1, changed_by = pg_current_xact_id()
        where changed_by is distinct from pg_current_xact_id();
      perform pg_notify('catalogue_changes', 'other');
      return null;
    end
  $$`,
  ...CATALOGUE_TABLES.map(
    (table) => `create trigger catalogue_change before insert or update or delete or truncate on ${table}
      for each statement execute function note_catalogue_change()`,
  ),
  `create trigger catalogue_change before insert or update of ${UNIT_COLUMNS} or delete or truncate on apartments
    for each statement execute function note_catalogue_change()`,
];

/** Without a unit: units of the building are new, and all are to be read again. */
const STATUS_EVENTS = [
  `create table status_events (
    id bigint generated always as identity primary key,
    building_id integer not null,
    apartment_id integer,
    status text,
    changed_at timestamptz not null,
    check ((apartment_id is null) = (status is null))
  )`,
  `create index status_events_of_building on status_events (building_id, id)`,
  `create index status_events_by_time on status_events (changed_at)`,
  `create function lock_catalogue_state() returns trigger language plpgsql as $$
    begin
      perform from catalogue_state for update;
      return null;
    end
  $$`,
  `create trigger lock_catalogue before update of status on apartments
    for each statement execute function lock_catalogue_state()`,
  `create function record_status_changes() returns trigger language plpgsql as $$
    begin
      insert into status_events (building_id, apartment_id, status, changed_at)
        select a.building_id, a.id, a.status, a.status_changed_at
        from units_after a join units_before b on b.id = a.id
        where a.status <> b.status
        order by a.id;
      return null;
    end
  $$`,
  `create trigger status_event after update on apartments
    referencing old table as units_before new table as units_after
    for each statement execute function record_status_changes()`,
  `create function record_new_units() returns trigger language plpgsql as $$
    begin
      insert into status_events (building_id, changed_at)
        select distinct building_id, clock_timestamp() from units_after;
      return null;
    end
  $$`,
  `create trigger status_event_of_new_units after insert on apartments referencing new table as units_after
    for each statement execute function record_new_units()`,
  `create function note_status_events() returns trigger language plpgsql as $$
    begin
      if exists (select from events) then
        update catalogue_state set status_event_id = (select max(id) from events);
        perform pg_notify('catalogue_changes', 'status ' || building_id)
          from (select distinct building_id from events) buildings;
      end if;
      return null;
    end
  $$`,
  `create trigger status_events_noted after insert on status_events referencing new table as events
    for each statement execute function note_status_events()`,
];

/** Who knows statuses up to an event that is gone cannot read on from there. */
const FORGOTTEN_EVENTS = `create trigger catalogue_change before delete or truncate on status_events
  for each statement execute function note_catalogue_change()`;

export const CATALOGUE_STATE: readonly string[] = [...STATE, ...STATUS_EVENTS, FORGOTTEN_EVENTS];
