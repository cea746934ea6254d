import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = [
  // A key keeps its id for ever, also while nothing has it: what comes back is what it was.
  `create table content_keys (
    project_id integer not null references projects on delete cascade,
    kind text not null,
    key text not null,
    id integer not null,
    primary key (project_id, kind, key),
    unique (kind, id)
  )`,
  // What the last import said of units, so that the next one changes only what its folder changed.
  `create table imported_facts (
    project_id integer not null references projects on delete cascade,
    unit_key text not null,
    status text not null,
    price_eur integer,
    primary key (project_id, unit_key)
  )`,
];

const COMMUNITIES = `(values ('Porto Vala Hills', 'hills'), ('Porto Vala Bay', 'bay'), ('Porto Vala Marina', 'marina'))`;
/** English titles are not enough where two have the same: those are told apart by what they belong to. */
const POINTS = `(values
  ('Beach', 'beach'), ('View from the sea', 'from-the-sea'), ('Main entrance', 'main-entrance'),
  ('Pine path', 'pine-path'), ('Lagoon pool', 'lagoon'), ('Yacht harbour', 'harbour'),
  ('Lobby and concierge', 'b2-lobby'), ('Roof terrace', 't2-terrace'), ('Sea side', 't1-sea-side'),
  ('Garden of its own', 'h1-101-garden'), ('Tennis court', 'b2-tennis'), ('Garden pool', 't2-pool'))`;
const PACKAGES = `(values ('Furniture', 'furniture'), ('Smart home', 'smart-home'))`;

function keysOf(kind: string, select: string): string {
  return `insert into content_keys (project_id, kind, key, id)
    select 1, '${kind}', key, id from (${select}) named
    where exists (select from content_imports i join projects p on p.id = 1 where i.source = 'demo')
    on conflict do nothing`;
}

/** A demo that was loaded before has its keys by what its rows are called. */
export const DEMO_KEYS: readonly string[] = [
  keysOf(
    'masterplan',
    `select id, 'project' as key from masterplans where project_id = 1 and parent_id is null`,
  ),
  keysOf(
    'masterplan',
    `select m.id, c.column2 as key from masterplans m join ${COMMUNITIES} c on c.column1 = m.name ->> 'en'
      where m.project_id = 1 and m.community`,
  ),
  keysOf(
    'building',
    `select b.id, b.name ->> 'en' as key from buildings b join masterplans m on m.id = b.masterplan_id
      where m.project_id = 1`,
  ),
  keysOf(
    'type',
    `select id, type_key as key from apartment_types where project_id = 1 and type_key is not null`,
  ),
  keysOf(
    'unit',
    `select a.id, (b.name ->> 'en') || '-' || a.name as key from apartments a
      join buildings b on b.id = a.building_id join masterplans m on m.id = b.masterplan_id where m.project_id = 1`,
  ),
  keysOf(
    'poi',
    `select o.id, p.column2 as key from pois o join ${POINTS} p on p.column1 = o.name ->> 'en'
      where o.project_id = 1`,
  ),
  keysOf('app', `select id, 'explorer' as key from client_apps where project_id = 1`),
  keysOf(
    'menu-item',
    `with recursive items as (
        select i.id, 'explorer' as key from menu_items i join client_apps c on c.id = i.client_app_id
          where c.project_id = 1 and i.parent_id is null
        union all
        select i.id, items.key || '/' || (i.name ->> 'en') from menu_items i join items on items.id = i.parent_id
      ) select id, key from items`,
  ),
  keysOf(
    'package',
    `select k.id, p.column2 as key from packages k join ${PACKAGES} p on p.column1 = k.name ->> 'en'
      where k.project_id = 1`,
  ),
  keysOf(
    'package-item',
    `select i.id, k.key || '/' || (i.name ->> 'en') as key from package_items i
      join content_keys k on k.project_id = 1 and k.kind = 'package' and k.id = i.package_id`,
  ),
  keysOf(
    'media',
    `select id, key from (
      select m.id, case
        when m.media_type_id = 7 then 'picture hero'
        when m.media_type_id = 9 then 'gallery impressions'
        when m.organization_id is not null then 'logo of the organisation'
        when m.media_type_id = 5 then 'logo of the project'
        when m.media_type_id = 8 then 'plan ' || t.type_key || ' ' || m.language
        when m.apartment_type_id is not null then 'picture ' ||
          case when m.name ->> 'en' like 'Living room%' then 'interior-' else 'dollhouse-' end || t.type_key
        when m.building_id is not null then 'picture ' || lower(b.name ->> 'en') ||
          case m.name ->> 'en' when 'Sea side' then '-front' when 'Garden side' then '-back' end
        when m.masterplan_id is not null then 'picture ' || replace(p.key, 'project', 'masterplan')
        when m.poi_id is not null then 'point of interest ' || o.key
        when m.menu_item_id is not null then
          case when m.hash is null then 'text' else 'picture' end || ' of menu item ' || i.key
      end as key
      from media m
        left join apartment_types t on t.id = m.apartment_type_id
        left join buildings b on b.id = m.building_id
        left join content_keys p on p.kind = 'masterplan' and p.id = m.masterplan_id
        left join content_keys o on o.kind = 'poi' and o.id = m.poi_id
        left join content_keys i on i.kind = 'menu-item' and i.id = m.menu_item_id
      where m.project_id = 1 and m.user_id is null and not m.draft) named
    where key is not null order by id`,
  ),
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLES, ...DEMO_KEYS]) await sql.raw(statement).execute(db);
}

export const contentKeys: Migration = { up };
