import { expect, it } from 'vitest';
import { type StageNote, type StageNotesInput, stageNotes } from './stage-notes.ts';

const ready: StageNotesInput = {
  units: { data: [], error: undefined, slow: false },
  total: 34,
  unseenCount: 0,
  hasPicture: true,
  picture: { error: undefined, slow: false },
  listOpen: false,
  shapesDrawn: true,
  check: 'none',
};
const waiting = { data: undefined, error: undefined, slow: false };

it.each<[string, Partial<StageNotesInput>, StageNote[]]>([
  ['all is well', {}, []],
  ['the homes are on their way', { units: waiting, total: 0 }, ['homes-loading']],
  ['the homes take long', { units: { ...waiting, slow: true }, total: 0 }, ['homes-slow']],
  ['the homes cannot be loaded', { units: { ...waiting, error: new Error() }, total: 0 }, ['homes-failed']],
  [
    'the list says that the homes cannot be loaded',
    { units: { ...waiting, error: new Error() }, total: 0, listOpen: true },
    [],
  ],
  ['a refresh failed but homes are there', { units: { ...ready.units, error: new Error() } }, []],
  ['the building is empty', { total: 0 }, ['empty']],
  ['the building is empty and has no picture', { total: 0, hasPicture: false }, ['empty']],
  ['there is no picture', { hasPicture: false, unseenCount: 34 }, ['no-picture']],
  ['the picture fails', { picture: { error: new Error(), slow: false }, unseenCount: 2 }, ['picture-failed']],
  ['the picture takes long', { picture: { error: undefined, slow: true } }, ['picture-slow']],
  ['homes are not in this view', { unseenCount: 2 }, ['unseen']],
  ['the list shows the homes that are not in this view', { unseenCount: 2, listOpen: true }, []],
  ['the shapes are hidden anyway', { unseenCount: 2, shapesDrawn: false }, []],
  ['the filter could not be checked', { check: 'failed', unseenCount: 1 }, ['unseen', 'unchecked']],
])('says what is to say when %s', (_, part, notes) => {
  expect(stageNotes({ ...ready, ...part })).toEqual(notes);
});
