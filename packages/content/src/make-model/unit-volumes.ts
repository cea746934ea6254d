import { type Obstacles, obstaclesOf, together } from './obstacles.ts';
import type { SourcePart } from './read-source.ts';
import { merged, type Triangles } from './triangles.ts';

export interface UnitVolume {
  readonly key: string;
  readonly building: string;
  readonly number: string;
  readonly volume: Triangles;
}

export interface UnitObstacles {
  readonly of: (unit: UnitVolume) => Obstacles;
  readonly ofBuilding: (building: string) => Obstacles;
}

/** Where a building has no meshes of its own, the volumes of its homes stand for it. */
export function obstaclesOfUnits(
  parts: readonly SourcePart[],
  unitVolumes: readonly UnitVolume[],
): UnitObstacles {
  const opaque = parts.filter(({ kind }) => kind === 'opaque');
  const built = new Set(opaque.map(({ building }) => building));
  const world = obstaclesOf(merged(opaque.map(({ triangles }) => triangles)));
  const isBare = ({ building }: UnitVolume) => !built.has(building);
  const bareBesides = (isMeant: (unit: UnitVolume) => boolean) =>
    obstaclesOf(
      merged(unitVolumes.filter((unit) => isBare(unit) && isMeant(unit)).map(({ volume }) => volume)),
    );
  const all = together(
    world,
    bareBesides(() => true),
  );
  const ofBuilding = new Map<string, Obstacles>();
  return {
    of: (unit) =>
      isBare(unit)
        ? together(
            world,
            bareBesides(({ key }) => key !== unit.key),
          )
        : all,
    ofBuilding(building) {
      const own = opaque.filter((part) => part.building === building).map(({ triangles }) => triangles);
      const known =
        ofBuilding.get(building) ??
        (own.length > 0 ? obstaclesOf(merged(own)) : bareBesides((unit) => unit.building === building));
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
