import type { PictureForm } from '@suite/api';
import { type Content, unitKey, type ViewEntry } from '@suite/content';
import type { TypeKey } from '@suite/contracts';
import type { StoredFile } from '../../content/media-files.ts';
import { invalidField } from '../../errors.ts';
import type { AcceptedFile } from '../media/accept-file.ts';
import { bothTexts } from './changes.ts';
import { newKey, pictureKeys } from './part-keys.ts';
import { withoutUnnamedFiles } from './removal.ts';
import { withReplacement } from './replacement.ts';

type Project = Content['project'];
export type PicturePlace = PictureForm['place'];

/** A picture that was taken in, and what it is of. */
export interface NewPicture {
  readonly place: PicturePlace;
  /** Key of the community or building, the type of the homes, a home, or the picture whose place it takes. */
  readonly owner: string | undefined;
  /** Of a plan; undefined: both. */
  readonly language: 'en' | 'sr' | undefined;
  readonly title: { readonly en: string; readonly sr?: string | undefined };
  readonly hash: string;
  readonly accepted: AcceptedFile & { readonly picture: NonNullable<AcceptedFile['picture']> };
}

/** What a file of a project folder may be called. */
const FILE_NAME = /^[\p{L}\p{N}_()-][\p{L}\p{N}_ .()-]*$/u;
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Where the file of a new picture stands in the project folder. */
export function fileNameOf({ project, sizes }: Content, picture: NewPicture): string {
  const { place, owner, language, accepted } = picture;
  const ending = ENDINGS[accepted.contentType] ?? 'jpg';
  // A folder knows the plan of a home by this name alone.
  if (place === 'unit-plan') return `plans/${owner}${language ? `.${language}` : ''}.${ending}`;
  const folder = place === 'plan' ? 'plans' : 'pictures';
  const base = baseNameOf(project, picture);
  let name = `${folder}/${base}.${ending}`;
  for (let number = 2; sizes.has(name); number += 1) name = `${folder}/${base}-${number}.${ending}`;
  return name;
}

function baseNameOf(project: Project, { place, owner, title }: NewPicture): string {
  if (place === 'plan') return owner ?? 'plan';
  if (place === 'logo') return 'logo';
  return place === 'replacement' && owner !== undefined ? owner : newKey(title.en, pictureKeys(project));
}

export function storedFile({ hash, accepted }: NewPicture): StoredFile {
  const { bytes, contentType, picture } = accepted;
  return { hash, sizeBytes: bytes.length, contentType, placeholder: picture.placeholder };
}

/**
 * The content with a picture more, or with another one in the place of one.
 * @throws {RequestError} 400 for an owner that is not there, 404 for a picture that is not.
 */
export function withPicture(content: Content, name: string, picture: NewPicture): Content {
  const { width, height } = picture.accepted.picture;
  const changed = contentWith(content, name, picture);
  const sizes = new Map([...content.sizes, [name, { width, height }] as const]);
  // A plan or logo of before is not kept.
  return withoutUnnamedFiles({ ...changed, sizes }, content);
}

function contentWith(content: Content, image: string, picture: NewPicture): Content {
  const { project, unitPlans, units } = content;
  const { place, owner = '', language } = picture;
  if (place === 'unit-plan') {
    if (!units.some(({ building, number }) => unitKey(building, number) === owner))
      throw invalidField('owner', `There is no home ${owner}.`);
    if (!FILE_NAME.test(owner)) throw invalidField('owner', `No file can be called ${owner}.`);
    const plan = planWith(unitPlans.get(owner), image, language);
    return { ...content, unitPlans: new Map([...unitPlans, [owner, plan] as const]) };
  }
  if (place === 'replacement') return withReplacement(content, owner, image, picture.accepted.picture);
  return { ...content, project: projectWith(project, image, { ...picture, place }) };
}

interface Plan {
  readonly en: string;
  readonly sr: string;
}

/** One language alone has another drawing only where there is one for the other. */
function planWith(former: Plan | undefined, image: string, language: NewPicture['language']): Plan {
  const both = { en: image, sr: image };
  return former && language ? { ...former, [language]: image } : both;
}

type Placed = NewPicture & { readonly place: Exclude<PicturePlace, 'unit-plan' | 'replacement'> };

function projectWith(
  project: Project,
  image: string,
  { place, owner, title: given, language }: Placed,
): Project {
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
      return {
        ...project,
        types: project.types.map((one) =>
          one.key === type ? { ...one, plan: planWith(one.plan, image, language) } : one,
        ),
      };
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
