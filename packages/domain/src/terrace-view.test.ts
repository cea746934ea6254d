import { aMedia } from '@suite/api/fixtures';
import { MEDIA_TYPE_IDS } from '@suite/contracts';
import { expect, it } from 'vitest';
import { terraceView } from './terrace-view.ts';

const TERRACE = { mediaTypeId: MEDIA_TYPE_IDS.terrace_view, url: '/media/terrace.webp' };

it.each([
  ['the picture from the terrace among others', [aMedia(), aMedia({ ...TERRACE, id: 7 })], 7],
  ['none where no picture is of it', [aMedia()], undefined],
  ['none whose file is not there', [aMedia({ ...TERRACE, url: null })], undefined],
])('finds %s', (_, media, id) => {
  expect(terraceView({ media })?.id).toBe(id);
});
