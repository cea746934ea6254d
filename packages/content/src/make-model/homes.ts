import { type Obstacles, obstaclesOf, together } from './obstacles.ts';
import type { SourcePart } from './read-source.ts';
import { merged, type Triangles } from './triangles.ts';

export interface Home {
  readonly key: string;
  readonly building: string;
  readonly number: string;
  readonly volume: Triangles;
}

export interface HomeObstacles {
  readonly of: (home: Home) => Obstacles;
  readonly ofBuilding: (building: string) => Obstacles;
}

/** Where a building has no meshes of its own, the volumes of its homes stand for it. */
export function obstaclesOfHomes(parts: readonly SourcePart[], homes: readonly Home[]): HomeObstacles {
  const opaque = parts.filter(({ kind }) => kind === 'opaque');
  const built = new Set(opaque.map(({ building }) => building));
  const world = obstaclesOf(merged(opaque.map(({ triangles }) => triangles)));
  const isBare = ({ building }: Home) => !built.has(building);
  const bareBesides = (isMeant: (home: Home) => boolean) =>
    obstaclesOf(merged(homes.filter((home) => isBare(home) && isMeant(home)).map(({ volume }) => volume)));
  const all = together(
    world,
    bareBesides(() => true),
  );
  const ofBuilding = new Map<string, Obstacles>();
  return {
    of: (home) =>
      isBare(home)
        ? together(
            world,
            bareBesides(({ key }) => key !== home.key),
          )
        : all,
    ofBuilding(building) {
      const own = opaque.filter((part) => part.building === building).map(({ triangles }) => triangles);
      const known =
        ofBuilding.get(building) ??
        (own.length > 0 ? obstaclesOf(merged(own)) : bareBesides((home) => home.building === building));
      ofBuilding.set(building, known);
      return known;
    },
  };
}

/** Open water; null where the model has none. */
export function seaOf(parts: readonly SourcePart[]): Obstacles | null {
  const water = parts.filter(({ surface }) => surface === 'sea' || surface === 'seafar');
  return water.length > 0 ? obstaclesOf(merged(water.map(({ triangles }) => triangles))) : null;
}
