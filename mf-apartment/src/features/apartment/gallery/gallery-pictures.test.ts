import { expect, it } from 'vitest';
import { aMedia, aPlan } from '../../../fixtures/unit.ts';
import { galleryPictures } from './gallery-pictures.ts';

it('shows pictures in the gallery, and no plan, document or text', () => {
  const picture = aMedia({ id: 2, contentType: 'image/webp' });
  const others = [
    aPlan(),
    aMedia({ contentType: 'application/pdf' }),
    aMedia({ contentType: null }),
    aMedia({ url: null }),
  ];
  expect(galleryPictures({ media: [...others, picture] })).toEqual([picture]);
});
