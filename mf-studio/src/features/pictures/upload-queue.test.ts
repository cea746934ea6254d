import { expect, it } from 'vitest';
import { nextUpload, refusalOf, titleOfFile, type Upload, uploadReducer } from './upload-queue.ts';

const upload = (id: number, part: Partial<Upload> = {}): Upload => ({
  id,
  file: new File([], `${id}.jpg`),
  fields: { place: 'project' },
  state: 'waiting',
  share: 0,
  error: null,
  ...part,
});

it('sends one after the other, and goes on after one that was refused', () => {
  let uploads = uploadReducer([], { kind: 'add', uploads: [upload(1), upload(2)] });
  expect(nextUpload(uploads)?.id).toBe(1);
  uploads = uploadReducer(uploads, { kind: 'progress', id: 1, share: 0.5 });
  expect(nextUpload(uploads)).toBeNull();
  uploads = uploadReducer(uploads, { kind: 'refuse', id: 1, error: 'No picture' });
  expect(nextUpload(uploads)?.id).toBe(2);
  uploads = uploadReducer(uploads, { kind: 'drop', id: 2 });
  expect(nextUpload(uploads)).toBeNull();
  uploads = uploadReducer(uploads, { kind: 'retry', id: 1 });
  expect(nextUpload(uploads)).toMatchObject({ id: 1, share: 0, error: null });
});

it.each([
  ['image/jpeg', 1000, 'project', null],
  ['application/pdf', 1000, 'project', 'kind'],
  ['application/pdf', 1000, 'plan', null],
  ['application/pdf', 1000, 'unit-plan', null],
  ['', 1000, 'plan', 'kind'],
  ['image/png', 21 * 1024 * 1024, 'replacement', 'too-large'],
] as const)('of type %s with %d bytes for a %s is refused for %s', (type, size, place, refusal) => {
  expect(refusalOf({ type, size }, { place })).toBe(refusal);
});

it.each([
  ['b2-front_final.JPG', 'B2 front final'],
  ['.png', '.png'],
  ['ulaz.v2.webp', 'Ulaz.v2'],
])('%s is titled %s', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});
