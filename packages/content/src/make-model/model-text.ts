import { unitKey } from '@suite/shapes';
import type { ModelFile } from '../model/model-file.ts';
import type { LitTerrace } from './light.ts';
import type { ViewCamera } from './read-source.ts';
import { facingOf } from './terraces.ts';
import { boxOf, middleOf, pointsOf, rounded, type Vector } from './triangles.ts';
import type { UnitVolume } from './unit-volumes.ts';

/** In the folder of a project. */
export const MODEL_FILE = 'model/model.json';
export const SCENE_FILE = 'model/scene.glb';
export const SHADE_FILE = 'model/shade.bin';

/** What a model that was there says and a GLB cannot: its time zone, sun, cameras and pictures. */
export type FormerModel = Partial<ModelFile>;

export interface ModelText {
  readonly former: FormerModel;
  readonly zone: string;
  readonly cameras: ReadonlyMap<string, ViewCamera>;
  readonly unitVolumes: readonly UnitVolume[];
  readonly terraces: readonly LitTerrace[];
  readonly shade: NonNullable<ModelFile['shade']>['buildings'];
}

/** `model/model.json` of what was made. */
export function modelText({ former, zone, cameras, unitVolumes, terraces, shade }: ModelText): string {
  const { pictureSun, ground, groundHigh, sea, groundSky, plants } = former;
  const rough = (point: Vector) => point.map((value) => rounded(value));
  const byKey = new Map(terraces.map((one) => [unitKey(one.building, one.number), one.terrace]));
  const model = {
    timeZone: zone,
    pictureSun,
    scene: SCENE_FILE,
    ground,
    groundHigh,
    sea,
    groundSky,
    plants,
    shade: { file: SHADE_FILE, buildings: shade },
    cameras: [...cameras].map(([view, { position, target, fov }]) => ({
      view,
      position: position.map((value) => rounded(value, 3)),
      target: target.map((value) => rounded(value, 3)),
      fov: rounded(fov, 4),
    })),
    units: unitVolumes.map(({ key, volume }) => {
      const terrace = byKey.get(key);
      return {
        unit: key,
        at: rough(middleOf(boxOf(pointsOf(volume)))),
        ...(terrace && { eye: rough(terrace.eye), facing: Math.round(facingOf(terrace)) % 360 }),
      };
    }),
  };
  return `${JSON.stringify(model, null, 2)}\n`;
}
