import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Scene, ScenePictures } from '../build-scene.ts';
import type { Instance, Solid, Unit } from '../buildings/unit.ts';
import type { Camera } from '../cameras/cameras.ts';
import type { MeshGroup } from '../geometry/mesh.ts';
import type { Vector } from '../geometry/plane.ts';
import { type Community, PLOTS, SITE } from '../site/layout.ts';

/** Where numbers of four bytes lie in `scene.bin`: the first byte, and how many numbers. */
export type Range = readonly [start: number, count: number];

export interface FilePrimitive {
  readonly mat: string;
  readonly p: Range;
  readonly i: Range;
  readonly c: Range;
  readonly u: Range;
}

export interface FileGroup {
  readonly name: string;
  readonly prims: readonly FilePrimitive[];
}

/** `scene.json`; Blender's script reads it too, hence the short names. */
export interface SceneFile {
  readonly site: typeof SITE;
  readonly groups: readonly FileGroup[];
  readonly protos: readonly FileGroup[];
  /** Six numbers an instance: x, y, z, turn, scale, tone. */
  readonly inst: Readonly<Record<string, Range>>;
  readonly units: readonly Unit[];
  readonly solids: readonly Solid[];
  readonly cams: readonly Camera[];
  /** Outlines on the ground. */
  readonly plots: Readonly<Record<string, readonly Vector[]>>;
  readonly buildings: readonly FileBuilding[];
}

export interface FileBuilding {
  /** Name, and community. */
  readonly n: string;
  readonly c: Community;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly rot: number;
}

/** Collects the numbers of `scene.bin`. */
class Numbers {
  private readonly chunks: Buffer[] = [];
  private length = 0;

  add(values: Float32Array | Uint32Array): Range {
    const start = this.length;
    this.chunks.push(Buffer.from(values.buffer, values.byteOffset, values.byteLength));
    this.length += values.byteLength;
    return [start, values.length];
  }

  group(name: string, group: MeshGroup): FileGroup {
    const used = [...group.meshes].filter(([, mesh]) => mesh.indices.length > 0);
    return {
      name,
      prims: used.map(([mat, mesh]) => ({
        mat,
        p: this.add(Float32Array.from(mesh.positions)),
        i: this.add(Uint32Array.from(mesh.indices)),
        c: this.add(Float32Array.from(mesh.colours)),
        u: this.add(Float32Array.from(mesh.uvs)),
      })),
    };
  }

  instances(instances: readonly Instance[]): Range {
    return this.add(Float32Array.from(instances.flatMap(({ x, y, z, rot, s, t }) => [x, y, z, rot, s, t])));
  }

  bytes(): Buffer {
    return Buffer.concat(this.chunks);
  }
}

export interface SceneBytes {
  readonly json: SceneFile;
  readonly bin: Buffer;
}

/** The scene as it is kept in a folder. */
export function sceneBytes(scene: Scene, cams: readonly Camera[]): SceneBytes {
  const numbers = new Numbers();
  const groups = scene.groups.map((group) => numbers.group(group.name, group));
  const protos = [...scene.prototypes].map(([name, group]) => numbers.group(name, group));
  const inst = Object.fromEntries(
    [...scene.prototypes.keys()].map((name) => [
      name,
      numbers.instances(scene.instances.filter(({ proto }) => proto === name)),
    ]),
  );
  const json: SceneFile = {
    site: SITE,
    groups,
    protos,
    inst,
    units: scene.units,
    solids: scene.solids,
    cams,
    plots: Object.fromEntries(
      Object.entries(PLOTS).map(([name, plot]) => [
        name,
        plot.map(([x, y]): Vector => [x, y, scene.grid.height(x, y)]),
      ]),
    ),
    buildings: scene.buildings.map(({ plan, frame }) => ({
      n: plan.name,
      c: plan.community,
      x: frame.x,
      y: frame.y,
      z: frame.z,
      rot: frame.turn,
    })),
  };
  return { json, bin: numbers.bytes() };
}

/** A scene of meshes and cameras alone, such as one home. */
export function plainSceneBytes(groups: readonly MeshGroup[], cams: readonly Camera[]): SceneBytes {
  const numbers = new Numbers();
  const json: SceneFile = {
    site: SITE,
    groups: groups.map((group) => numbers.group(group.name, group)),
    protos: [],
    inst: {},
    units: [],
    solids: [],
    cams,
    plots: {},
    buildings: [],
  };
  return { json, bin: numbers.bytes() };
}

/** Writes `scene.json`, `scene.bin`, and the pictures if there are any. */
export async function writeScene(
  folder: string,
  { json, bin }: SceneBytes,
  pictures?: ScenePictures,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'scene.json'), JSON.stringify(json));
  await writeFile(path.join(folder, 'scene.bin'), bin);
  if (!pictures) return;
  await writeFile(path.join(folder, 'site.jpg'), pictures.site);
  await writeFile(path.join(folder, 'sea.png'), pictures.sea);
}

/** A scene that was written, with its numbers. */
export interface ReadScene extends SceneFile {
  readonly folder: string;
  readonly floats: (range: Range) => Float32Array;
  readonly integers: (range: Range) => Uint32Array;
}

/** @throws {Error} where the folder has no scene. */
export async function readScene(folder: string): Promise<ReadScene> {
  const json = JSON.parse(await readFile(path.join(folder, 'scene.json'), 'utf8')) as SceneFile;
  return openScene(folder, { json, bin: await readFile(path.join(folder, 'scene.bin')) });
}

/** A scene that is in memory; `folder` is where its pictures are. */
export function openScene(folder: string, { json, bin }: SceneBytes): ReadScene {
  const { buffer } = new Uint8Array(bin);
  return {
    ...json,
    folder,
    floats: ([start, count]) => new Float32Array(buffer, start, count),
    integers: ([start, count]) => new Uint32Array(buffer, start, count),
  };
}
