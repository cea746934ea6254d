import type { PixelSize } from '@suite/shapes';
import type { MenuEntry } from '../format/extras.ts';
import type { ContentReader } from './content-reader.ts';
import { isPicture } from './folder-limits.ts';
import type { Project } from './load-content.ts';
import { isPdf } from './plans.ts';
import { viewsOf } from './view-shapes.ts';

/** Sizes of all pictures and drawings by their path; reports those whose stated size is another. */
export async function readSizes(
  reader: ContentReader,
  file: string,
  project: Project,
  /** Of types and of single homes; those in PDF are drawn elsewhere. */
  plans: readonly string[],
): Promise<Map<string, PixelSize>> {
  const sizes = new Map<string, PixelSize>();
  const pictures = [
    ...viewsOf(project).map(({ view, path }) => ({ picture: view, path })),
    ...project.extraImages.map((picture, index) => ({ picture, path: ['extraImages', index] })),
  ];
  for (const { picture, path } of pictures) {
    const size = await reader.pictureSize(picture.image);
    if (!size) continue;
    sizes.set(picture.image, size);
    const { width = size.width, height = size.height } = picture;
    if (size.width === width && size.height === height) continue;
    const is = `${size.width} × ${size.height}`;
    reader.reportAt(file, path, `${picture.image} has ${is} pixels, not ${width} × ${height}.`);
  }
  const drawings = new Set(plans.filter((plan) => !isPdf(plan)));
  // Pictures of points of interest are often views too: an error is told once, where it is made.
  const known = new Set(pictures.map(({ picture }) => picture.image));
  const ofMenus = project.apps.flatMap(({ menu }) => menuItems(menu.items));
  const images = [...project.pois, ...ofMenus].flatMap(({ image }) =>
    image && !known.has(image) ? [image] : [],
  );
  const logos = [project.logo, project.organisation.logo].flatMap((logo) => logo ?? []);
  for (const name of [...drawings, ...images, ...logos]) {
    const size = await reader.pictureSize(name);
    if (size) sizes.set(name, size);
  }
  await warnOfUnused(reader, new Set([...known, ...drawings, ...images, ...logos]));
  return sizes;
}

/** Pictures that are there, but nowhere in the project (plans and models are told of by their own checks); those that cannot be read are errors all the same. */
async function warnOfUnused(reader: ContentReader, used: ReadonlySet<string>): Promise<void> {
  for (const name of reader.names().filter((one) => isPicture(one) && !used.has(one))) {
    if ((await reader.pictureSize(name)) && !/^(plans|model)\//.test(name))
      reader.issues.warning(name, null, 'Nothing shows this picture.');
  }
}

/** At every level. */
function menuItems(items: readonly MenuEntry[]): MenuEntry[] {
  return items.flatMap((item) => [item, ...menuItems(item.items ?? [])]);
}
