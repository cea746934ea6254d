import { madeGlb } from '@suite/content/testing';
import type { StoredModel } from '../content/model-rows.ts';
import type { Database } from '../database/connection.ts';
import type { MediaStore } from '../modules/media/media-store.ts';
import { fixturePicture, IDS } from './fixture.ts';

const camera = { position: [0, 50, 80], target: [0, 0, 0], fov: 40, width: 900, height: 450 } as const;
const view = (kind: 'masterplan' | 'building', ownerId: number, mediaId: number) => ({
  ...camera,
  kind,
  ownerId,
  mediaId,
  position: [...camera.position] as [number, number, number],
  target: [...camera.target] as [number, number, number],
});
const unit = (id: number, volume: number): StoredModel['units'][number] => ({
  id,
  key: `B${Math.floor(id / 100)}-${id % 100}`,
  volume,
  at: [volume, 1.5, 0],
  eye: [volume, 1.65, 3],
  facing: 180,
});

/** Of project 1, and a unit of project 2: also of what is not published there, which visitors are not to be told of. */
const MODEL: StoredModel = {
  timeZone: 'Europe/Podgorica',
  longitude: 18.9,
  latitude: 42.1,
  buildings: [1, 2, 4].map((id) => ({ id, key: `B${id}` })),
  views: [
    view('masterplan', 1, IDS.view),
    view('masterplan', 3, IDS.ofUnpublishedMasterplan),
    view('building', 2, IDS.ofUnpublishedBuilding),
  ],
  units: [unit(101, 0), unit(IDS.unpublishedUnit, 1), unit(201, 2), unit(102, 3), unit(501, 4)],
};

/** Large enough that compressing it pays. */
export const FIXTURE_GLB = madeGlb({ asset: { version: '2.0' }, extras: 'homes '.repeat(1000) });

/** Models of all projects; project 3 is not published. */
export async function fillModels(db: Database, store: MediaStore): Promise<void> {
  const glb = { content_type: 'model/gltf-binary', hash: await store.put(FIXTURE_GLB) };
  const jpeg = { content_type: 'image/jpeg', hash: await store.put(await fixturePicture()) };
  const file = (project: number, name: string, building: number | null = null) => ({
    project_id: project,
    name,
    building_id: building,
    ...(name.endsWith('.glb') ? glb : jpeg),
  });
  await db
    .insertInto('project_models')
    .values([1, 2, 3].map((id) => ({ project_id: id, document: JSON.stringify(MODEL) })))
    .execute();
  await db
    .insertInto('project_model_files')
    .values([
      file(1, 'scene.glb'),
      file(1, 'ground-high.jpg'),
      file(1, 'building-1.glb', 1),
      file(1, 'building-2.glb', 2),
      file(2, 'scene.glb'),
      file(3, 'scene.glb'),
    ])
    .execute();
}
