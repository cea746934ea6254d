import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

export const UNITS = 10_000;
export const PICTURES = 200;
const BUILDINGS = 100;
const VIEWS = PICTURES / BUILDINGS;

/** Writes a project of 10,000 homes and 200 pictures, each of its own. */
export async function makeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'pictures'), { recursive: true });
  await writeFile(path.join(folder, 'project.json'), JSON.stringify(project()));
  await writeFile(path.join(folder, 'units.csv'), unitTable());
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const large = await sharp({ create: { width: 1900, height: 1000, channels: 3, background: '#89a', noise } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let index = 0; index < PICTURES; index += 1) {
    // A part that no other picture has.
    const picture = sharp(large.data, { raw: large.info }).extract({
      left: index,
      top: 0,
      width: 1600,
      height: 900,
    });
    await picture.jpeg({ quality: 70 }).toFile(path.join(folder, pictureName(index)));
  }
}

/** With another price of the first home, which the version leaves as it is, or another area of it. */
export function unitTable(firstPrice = 100_000, firstArea = 40): string {
  const lines = Array.from({ length: UNITS }, (_, index) => {
    const building = Math.floor(index / (UNITS / BUILDINGS)) + 1;
    const price = index === 0 ? firstPrice : 100_000 + index;
    const area = index === 0 ? firstArea : 40 + (index % 60);
    return `${(index % 100) + 1},B${building},${(index % 20) + 1},two_bedroom,${area},${price}`;
  });
  return ['number,building,floor,type,net_area,price_eur', ...lines, ''].join('\n');
}

function pictureName(index: number): string {
  return `pictures/view-${index + 1}.jpg`;
}

function project() {
  return {
    organisation: { name: 'Made' },
    title: 'Ten thousand homes',
    location: { longitude: 20.4, latitude: 44.8, place: 'Belgrade' },
    views: [{ id: 'site', title: 'Site', image: pictureName(0) }],
    buildings: Array.from({ length: BUILDINGS }, (_, index) => ({
      name: `B${index + 1}`,
      title: `Building ${index + 1}`,
      floors: 20,
      views: Array.from({ length: VIEWS }, (_view, view) => ({
        id: `b${index + 1}-${view + 1}`,
        title: 'View',
        image: pictureName(index * VIEWS + view),
      })),
    })),
  };
}
