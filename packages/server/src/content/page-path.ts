import { type Content, pageKinds, unitKey } from '@suite/content';
import { routePath } from '@suite/contracts';
import { type EntityIds, idOf } from './entity-ids.ts';

/** English path of the page that a key of the content stands for. @throws {TypeError} when it was not checked before. */
export function pagePath(key: string, content: Content, ids: EntityIds): string {
  const unit = content.units.find(({ building, number }) => unitKey(building, number) === key);
  const [kind] = pageKinds(key, content.project, () => unit !== undefined);
  switch (kind) {
    case 'project':
      return routePath('masterplan-id', 'en', { id: ids.rootMasterplan });
    case 'community':
      return routePath('masterplan-id', 'en', { id: idOf(ids.masterplans, key) });
    case 'building': {
      const { masterplanId, buildingId } = placeOf(key, content, ids);
      return routePath('building-id', 'en', { masterplanId, id: buildingId });
    }
    case 'unit':
      return routePath('apartment-id', 'en', {
        ...placeOf(unit?.building ?? '', content, ids),
        apartmentId: idOf(ids.units, key),
      });
    default:
      throw new TypeError(`The content has no page ${key}`);
  }
}

function placeOf(name: string, { project }: Content, ids: EntityIds) {
  const community = project.buildings.find((building) => building.name === name)?.community;
  return {
    masterplanId: community === undefined ? ids.rootMasterplan : idOf(ids.masterplans, community),
    buildingId: idOf(ids.buildings, name),
  };
}
