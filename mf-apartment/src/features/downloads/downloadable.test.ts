import { expect, it } from 'vitest';
import { aMedia, aPlan } from '../../fixtures/unit.ts';
import { downloadable, totalSize } from './downloadable.ts';

const namesOf = (...media: Parameters<typeof downloadable>[0]) =>
  downloadable(media).map(({ fileName }) => fileName);

it.each([
  ['image/jpeg', 'Terrace', ['Terrace.jpg']],
  ['image/JPEG; charset=binary', 'Terrace', ['Terrace.jpg']],
  ['image/webp', 'Terrace.webp', ['Terrace.webp']],
  ['image/svg+xml', 'One bedroom', ['One bedroom.svg']],
  ['image/png', 'Floor 3: west/east', ['Floor 3- west-east.png']],
  ['image/png', '  ', ['image.png']],
  ['image/jpeg', 'Brochure.pdf', []],
  ['image/jpeg', 'brochure.PDF page 1', []],
  ['application/pdf', 'Brochure', []],
  ['application/octet-stream', 'Terrace.jpg', []],
  [null, 'Terrace.jpg', []],
])('[R2.089] of type %s the file "%s" gives %j', (contentType, name, expected) => {
  expect(namesOf(aMedia({ contentType, name }))).toEqual(expected);
});

it('leaves out what has no file', () => {
  expect(namesOf(aMedia({ url: null }))).toEqual([]);
});

it('gives no two files the same name', () => {
  const one = (id: number, name: string) => aMedia({ id, name });
  expect(namesOf(one(1, 'Terrace'), one(2, 'terrace'), one(3, 'Terrace.jpg'))).toEqual([
    'Terrace.jpg',
    'terrace (2).jpg',
    'Terrace (3).jpg',
  ]);
});

it('adds the sizes up only when all are known', () => {
  expect(totalSize(downloadable([aMedia({ size: 10 }), aPlan({ size: 5 })]))).toBe(15);
  expect(totalSize(downloadable([aMedia({ size: 10 }), aPlan({ size: null })]))).toBeNull();
});
