import { bar } from './buildings/bar.ts';
import { tower } from './buildings/tower.ts';
import type { Instance, SceneLists, Solid, Unit } from './buildings/unit.ts';
import { MeshGroup } from './geometry/mesh.ts';
import { randomOf } from './geometry/random.ts';
import { addBeach, addPoolLoungers } from './objects/beach.ts';
import { addCars } from './objects/cars.ts';
import { addHarbour, addJetty } from './objects/harbour.ts';
import { addPavilions, addShops } from './objects/pavilions.ts';
import { addPools } from './objects/pools.ts';
import type { Grounds } from './objects/props.ts';
import { addVillages } from './objects/village.ts';
import { Garden, type GardenSite } from './planting/garden.ts';
import { plantAvenues, plantHedges, plantPlots } from './planting/plant-gardens.ts';
import { plantWoods } from './planting/plant-woods.ts';
import { placeRocks, rockPrototype } from './planting/rocks.ts';
import { plantPrototypes } from './plants/plants.ts';
import { builtHeight } from './site/built-height.ts';
import { groundMesh, seaMesh } from './site/ground-mesh.ts';
import { HeightGrid } from './site/height-grid.ts';
import { type PlacedBuilding, placeBuildings } from './site/placed-buildings.ts';
import { drawSite } from './site/site-drawing.ts';
import { paintSea, paintSite, pavedPlaces } from './site/site-picture.ts';

const SITE_SEED = 20240;
const STATUS_SEED = 77;

/** The place in metres, x east, y north, z up. The same in every run. */
export interface Scene {
  readonly groups: readonly MeshGroup[];
  /** What stands many times, about the origin, by name. */
  readonly prototypes: ReadonlyMap<string, MeshGroup>;
  readonly instances: readonly Instance[];
  readonly units: readonly Unit[];
  readonly solids: readonly Solid[];
  readonly buildings: readonly PlacedBuilding[];
  readonly grid: Pick<HeightGrid, 'height'>;
}

/** Pictures that are laid on the ground and the sea. */
export interface ScenePictures {
  readonly site: Buffer;
  readonly sea: Buffer;
}

export const emptyLists = (): SceneLists => ({
  units: [],
  instances: [],
  solids: [],
  random: randomOf(STATUS_SEED),
});

export const buildingGroups = (buildings: readonly PlacedBuilding[], lists: SceneLists): MeshGroup[] =>
  buildings.map(({ plan, frame }) =>
    'tower' in plan ? tower(lists, plan.name, frame, plan.tower) : bar(lists, plan.name, frame, plan.bar),
  );

/** Builds all of it: some 20 s and 2 GB, half of them for the pictures. */
export async function buildScene(): Promise<{ readonly scene: Scene; readonly pictures: ScenePictures }> {
  const random = randomOf(SITE_SEED);
  const lists = emptyLists();
  const buildings = placeBuildings();
  const grid = new HeightGrid(builtHeight(buildings));
  const { drawing, paved, parking } = drawSite(buildings);
  const pictures: ScenePictures = { site: await paintSite(grid, drawing), sea: await paintSea(grid) };
  const isPaved = await pavedPlaces(paved);

  const grounds: Grounds = { group: new MeshGroup('siteobj'), grid, random };
  const groups = [groundMesh(grid), seaMesh(), grounds.group, ...buildingGroups(buildings, lists)];
  addPools(grounds, lists.instances);
  addBeach(grounds);
  addPoolLoungers(grounds);
  addPavilions(grounds);
  addJetty(grounds);
  addHarbour(grounds);
  addShops(grounds);
  addCars(grounds, parking);
  const houses = addVillages(grounds, isPaved);

  const site: GardenSite = { grid, buildings, isPaved, instances: lists.instances, random };
  const garden = new Garden(site);
  plantAvenues(garden);
  plantPlots(garden);
  plantHedges(garden);
  plantWoods(garden, houses);
  placeRocks(site);
  const { units, instances, solids } = lists;
  const prototypes = new Map([['rock', rockPrototype()], ...plantPrototypes()]);
  return { scene: { groups, prototypes, instances, units, solids, buildings, grid }, pictures };
}
