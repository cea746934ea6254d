import { operationPath, type ProjectModel } from '@suite/api';
import { versionOf } from '../media/describe-media.ts';
import type { QueryContext, Resource } from '../query-context.ts';
import { findStoredModel, modelFileRows, visibleEntities } from './repository.ts';

/** What each file of a model is for, by its name without its ending. */
const USES: Readonly<Record<string, keyof ProjectModel['files']>> = {
  scene: 'scene',
  ground: 'ground',
  'ground-high': 'groundHigh',
  sea: 'sea',
  'ground-sky': 'groundSky',
  plants: 'plants',
  leaves: 'leaves',
  shade: 'shade',
};

/** The model of a project, with what the viewer may see of it. @throws {RequestError} 404 */
export async function findModel(context: QueryContext, projectId: number): Promise<Resource<ProjectModel>> {
  const { timeZone, pictureSun, longitude, latitude, plants, ...model } = await findStoredModel(
    context,
    projectId,
  );
  const rows = await modelFileRows(context, projectId);
  const seen = await visibleEntities(context, projectId);
  const urlOf = (row: { readonly name: string; readonly hash: string } | undefined) =>
    row && operationPath('getProjectModelFile', { projectId, file: row.name }) + versionOf(row.hash);
  const files = rows.flatMap((row) => {
    const use = USES[row.name.replace(/\.\w+$/, '')];
    return use ? [[use, urlOf(row)]] : [];
  });
  const buildings = model.buildings.filter(({ id }) => seen.buildings.has(id));
  const owners = { masterplan: seen.masterplans, building: seen.buildings };
  return {
    id: projectId,
    type: 'model',
    attributes: {
      projectId,
      place: { longitude, latitude, timeZone, ...(pictureSun && { pictureSun }) },
      files: Object.fromEntries(files) as ProjectModel['files'],
      ...(plants && { plants }),
      buildings: buildings.map((building) => {
        const file = urlOf(rows.find((row) => row.building_id === building.id));
        return { ...building, ...(file !== undefined && { file }) };
      }),
      views: model.views.filter(({ kind, ownerId }) => owners[kind].has(ownerId)),
      units: model.units.flatMap((unit) => {
        const buildingId = seen.buildingsOfUnits.get(unit.id);
        return buildingId === undefined ? [] : [{ ...unit, buildingId }];
      }),
    },
  };
}
