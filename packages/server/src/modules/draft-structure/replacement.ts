import type { Content, PictureEntry, Shape } from '@suite/content';
import { mapViews } from './changes.ts';

type Project = Content['project'];
type Polygons = Content['polygons'];
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The content with another file in the place of a picture's: its key, titles and texts stay, and its shapes stand where they
 * stood, as shares of the picture.
 * @throws {RequestError} 404
 */
export function withReplacement(content: Content, key: string, image: string, size: Size): Content {
  const { project, polygons } = content;
  const drawing = polygons.get(key);
  return {
    ...content,
    project: withImage(project, key, image),
    ...(drawing && { polygons: new Map([...polygons, [key, fitted(drawing, size)] as const]) }),
  };
}

function withImage(project: Project, key: string, image: string): Project {
  const changed = <Picture extends PictureEntry>(picture: Picture): Picture => {
    // They were those of the former file.
    const { width: _width, height: _height, ...rest } = picture;
    return { ...(rest as Picture), image };
  };
  if (!project.extraImages.some(({ id }) => id === key))
    return mapViews(project, key, (views) => views.map((view) => (view.id === key ? changed(view) : view)));
  return {
    ...project,
    extraImages: project.extraImages.map((one) => (one.id === key ? changed(one) : one)),
  };
}

type Drawing = Polygons extends ReadonlyMap<string, infer One> ? One : never;

function fitted(drawing: Drawing, { width, height }: Size): Drawing {
  const [across, down] = [width / drawing.width, height / drawing.height];
  if (across === 1 && down === 1) return drawing;
  const moved = ([x, y]: readonly [number, number]): [number, number] => [tenth(x * across), tenth(y * down)];
  const shapes = drawing.shapes.map((shape): Shape => {
    const { area: _area, ...rest } = shape;
    return { ...rest, label: moved(shape.label), ring: shape.ring.map(moved) };
  });
  return { ...drawing, width, height, shapes };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
