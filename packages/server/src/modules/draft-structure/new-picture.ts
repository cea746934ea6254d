import type { Content, ViewEntry } from '@suite/content';
import type { TypeKey } from '@suite/contracts';
import type { StoredFile } from '../../content/media-files.ts';
import { invalidField } from '../../errors.ts';
import type { AcceptedFile } from '../media/accept-file.ts';
import { bothTexts } from './changes.ts';
import { newKey, pictureKeys } from './part-keys.ts';
import { withoutUnnamedFiles } from './removal.ts';

type Project = Content['project'];

/** A picture that was taken in, and what it is of. */
export interface NewPicture {
  readonly place: 'project' | 'community' | 'building' | 'hero' | 'interior' | 'plan' | 'logo';
  /** Key of the community or building, or the type of the homes. */
  readonly owner: string | undefined;
  readonly title: { readonly en: string; readonly sr?: string | undefined };
  readonly hash: string;
  readonly accepted: AcceptedFile & { readonly picture: NonNullable<AcceptedFile['picture']> };
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Where the file of a new picture stands in the project folder. */
export function fileNameOf(
  { project, sizes }: Content,
  { place, owner, title, accepted }: NewPicture,
): string {
  const ending = ENDINGS[accepted.contentType] ?? 'jpg';
  const folder = place === 'plan' ? 'plans' : 'pictures';
  const base =
    place === 'plan' ? (owner ?? 'plan') : place === 'logo' ? 'logo' : newKey(title.en, pictureKeys(project));
  let name = `${folder}/${base}.${ending}`;
  for (let number = 2; sizes.has(name); number += 1) name = `${folder}/${base}-${number}.${ending}`;
  return name;
}

export function storedFile({ hash, accepted }: NewPicture): StoredFile {
  const { bytes, contentType, picture } = accepted;
  return { hash, sizeBytes: bytes.length, contentType, placeholder: picture.placeholder };
}

/** The content with a picture more, or another plan or logo. @throws {RequestError} 400 for an owner that is not there. */
export function withPicture(content: Content, name: string, picture: NewPicture): Content {
  const { width, height } = picture.accepted.picture;
  const project = projectWith(content.project, name, picture);
  const sizes = new Map([...content.sizes, [name, { width, height }] as const]);
  // A plan or logo of before is not kept.
  return withoutUnnamedFiles({ ...content, project, sizes }, content);
}

function projectWith(project: Project, image: string, { place, owner, title: given }: NewPicture): Project {
  const title = bothTexts(given);
  const id = newKey(title.en, pictureKeys(project));
  const view: ViewEntry = { id, title, image };
  switch (place) {
    case 'project':
      return { ...project, views: [...project.views, view] };
    case 'community':
      return { ...project, communities: added(project.communities, 'id', owner, view) };
    case 'building':
      return { ...project, buildings: added(project.buildings, 'name', owner, view) };
    case 'hero':
      // The first one is shown.
      return { ...project, extraImages: [{ ...view, kind: 'hero' }, ...project.extraImages] };
    case 'interior': {
      const type = typeIn(project, owner);
      return { ...project, extraImages: [...project.extraImages, { ...view, kind: 'interior', type }] };
    }
    case 'plan': {
      const type = typeIn(project, owner);
      const plan = { en: image, sr: image };
      return { ...project, types: project.types.map((one) => (one.key === type ? { ...one, plan } : one)) };
    }
    case 'logo':
      return { ...project, logo: image };
  }
}

function added<
  Name extends string,
  Owner extends Readonly<Record<Name, string>> & { readonly views: ViewEntry[] },
>(owners: readonly Owner[], name: Name, key: string | undefined, view: ViewEntry): Owner[] {
  if (!owners.some((one) => one[name] === key)) throw invalidField('owner', `There is no ${key}.`);
  return owners.map((one) => (one[name] === key ? { ...one, views: [...one.views, view] } : one));
}

function typeIn(project: Project, key: string | undefined): TypeKey {
  const type = project.types.find((one) => one.key === key);
  if (!type) throw invalidField('owner', `There is no type of homes ${key}.`);
  return type.key;
}
