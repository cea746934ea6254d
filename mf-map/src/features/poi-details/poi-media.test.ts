import { MEDIA_TYPE_IDS } from '@suite/contracts';
import { expect, it } from 'vitest';
import { aView } from '../../fixtures/entities.ts';
import { poiContent } from './poi-media.ts';

const text = (textualContent: string, mediaTypeId: number = MEDIA_TYPE_IDS.description) => ({
  ...aView(9, 'text', []),
  mediaTypeId,
  url: null,
  contentType: null,
  textualContent,
});

it('has pictures to be seen', () => {
  const plan = { ...aView(2, 'Plan', []), contentType: 'application/pdf' };
  expect(poiContent([aView(1, 'Noon', []), plan, text('x')]).pictures).toEqual([
    { id: 1, name: 'Noon', url: '/media/1' },
  ]);
});

it('has texts to be read, each once and without the title', () => {
  const media = [text('Open in summer'), text('Pier', MEDIA_TYPE_IDS.poi_title), text('Open in summer')];
  expect(poiContent(media).texts).toEqual([{ text: 'Open in summer', rich: undefined }]);
});
