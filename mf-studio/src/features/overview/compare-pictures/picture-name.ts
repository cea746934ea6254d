import type { PictureChange } from '@suite/api';
import { useIntl } from 'react-intl';

type Shapes = PictureChange['shapes'];
export type ShapeChangeKind = Shapes[number]['kind'];

/** Gives the title of a picture, with what it is of where several have one that is called so. */
export function usePictureName(): (picture: Pick<PictureChange, 'title' | 'of'>) => string {
  const intl = useIntl();
  return ({ title, of }) =>
    of === null || of === title ? title : intl.formatMessage({ id: 'studio.compare.name' }, { title, of });
}

export function shapeCounts(shapes: Shapes): Readonly<Record<ShapeChangeKind, number>> {
  const count = (wanted: ShapeChangeKind) => shapes.filter(({ kind }) => kind === wanted).length;
  return { added: count('added'), moved: count('moved'), removed: count('removed') };
}
