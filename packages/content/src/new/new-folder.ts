import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectSchemaText } from '../format/project-schema.ts';
import { type ContentFolder, FolderError } from '../load/content-folder.ts';
import { facadePicture, facadeShapes, sitePicture, siteShapes } from './example-drawing.ts';
import { EXAMPLE_PROJECT, EXAMPLE_UNITS } from './example-texts.ts';

/**
 * Writes a small commented project folder that can be imported as it stands. Gives the names of its files.
 * @throws {FolderError} when there is something in the folder, or nothing can be written.
 */
export async function newFolder(folder: string): Promise<string[]> {
  const files = await exampleFolder();
  const present = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new FolderError(folder, error);
  });
  if (present.length > 0) throw new FolderError(folder, 'it is not empty');
  try {
    for (const [name, content] of files) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  } catch (error) {
    throw new FolderError(folder, error);
  }
  return [...files.keys()];
}

/** A small house with six homes, as a folder that can be imported. */
export async function exampleFolder(): Promise<ContentFolder> {
  const files: Readonly<Record<string, string | Buffer>> = {
    'project.yaml': EXAMPLE_PROJECT,
    'project.schema.json': projectSchemaText(),
    'units.csv': EXAMPLE_UNITS,
    'pictures/site.jpg': await rendered(sitePicture()),
    'pictures/a-front.jpg': await rendered(facadePicture()),
    'shapes/site.svg': siteShapes(),
    'shapes/a-front.svg': facadeShapes(),
  };
  return new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]));
}

function rendered(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
}
